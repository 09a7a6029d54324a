import {
  renewedRequest,
  type RenewedPolicy,
} from '@portico/contract/areas/certificate-renewals/certificate-renewal.rules.ts'
import type { Compared } from '@portico/contract/areas/certificates/certificate.rules.ts'
import type { CertificateRequest } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { write, type WriteTx } from '../../platform/write.ts'
import { certificatePolicies, reissuing } from '../certificates/certificates.public.ts'
import type { RenewalStep, SliceItem } from '@portico/contract/areas/certificate-renewals/renewal-work.ts'
import { lockRenewal } from './renewal.store.ts'

type Renewal = Row<'certificate_renewals'>

/** Works on a renewal in one transaction, unless it has moved on since the job was added. */
export async function inStep(
  platform: Platform,
  job: RenewalStep,
  jobId: string,
  work: (tx: WriteTx, renewal: Renewal) => Promise<void>,
): Promise<void> {
  const author = { userId: undefined, requestId: jobId, scope: { account: job.account }, idempotency: undefined }
  await write(platform, author, async (tx) => {
    const renewal = await lockRenewal(tx, job)
    if (renewal?.step === job.step) await work(tx, renewal)
    else await tx.record({ action: 'certificate-renewal.pass', subject: { type: 'certificate-renewal', id: job.id } })
    return { status: 204 }
  })
}

type WithHolder = Awaited<ReturnType<typeof reissuing.withHolders>>[number]

/** An item with what it is compared with. */
export interface Renewing extends Pick<WithHolder, 'holder'> {
  readonly item: SliceItem
  readonly previous: WithHolder['record']
  readonly request: CertificateRequest
  readonly compared: Compared
}

interface Slice {
  readonly account: string
  readonly today: string
  readonly pairs: readonly RenewedPolicy[]
}

/** The items of a slice beside last year's certificates, the holders, and the policies of today. */
export async function renewingOf(
  tx: Tx,
  { account, today, pairs }: Slice,
  items: readonly SliceItem[],
): Promise<Renewing[]> {
  const previousIds = items.map(({ previousId }) => previousId)
  const found = await reissuing.withHolders(tx, account, previousIds)
  const known = new Map(
    found.map(({ record, holder }) => [
      record.id,
      { previous: record, holder, request: renewedRequest(record.request, pairs) },
    ]),
  )
  const ids = [...new Set([...known.values()].flatMap(({ request }) => request.policyIds))]
  const policies = await certificatePolicies(tx, account, { today, ids })
  return items.flatMap((item) => {
    const renewed = known.get(item.previousId)
    return renewed === undefined ? [] : [{ item, ...renewed, compared: { policies, holder: renewed.holder, today } }]
  })
}
