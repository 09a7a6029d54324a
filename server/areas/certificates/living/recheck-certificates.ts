import {
  type CertificateStanding,
  lineStandings,
  standingNames,
  worstStanding,
} from '@portico/contract/areas/certificates/standing.rules.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { todayOf } from '../../../platform/today.ts'
import { inSequence, write, type WriteTx } from '../../../platform/write.ts'
import { change } from '../../events/events.public.ts'
import { tell } from '../../notifications/notifications.public.ts'
import { type CoverageChange, statedCoverageQueue } from '../../policies/policies.public.ts'
import { certificateQueues } from '../certificate-queues.ts'
import { certificatePolicies } from '../certificate-policies.view.ts'
import { type CertificateRecord, issuedRecords } from '../certificates.view.ts'
import { saveStandings } from './standings.store.ts'
import { certificatePeople } from '../requests/certificate-people.view.ts'
import { accountsWithCertificates } from './living-series.view.ts'

const dailyQueue = 'certificate-standings'

/** Certificates that are compared at once. */
const atOnce = 500

/** Rechecks certificates where a policy of their account changes, and all of them once a day, since terms end. */
export function recheckCertificates(platform: Platform): void {
  platform.jobs.work<CoverageChange>(statedCoverageQueue, ({ account }, { id }) =>
    recheckAccount(platform, account, id),
  )
  platform.jobs.work(dailyQueue, async (_, { id }) => {
    const accounts = await platform.database.read('system', accountsWithCertificates)
    await inSequence(accounts, (account) => recheckAccount(platform, account, id))
  })
  platform.jobs.schedule(dailyQueue, '23 6 * * *')
}

interface Moved {
  readonly record: CertificateRecord
  readonly standing: CertificateStanding
}

/** Compares the certificates of an account with its policies, and notifies both sides of those that changed. */
async function recheckAccount(platform: Platform, account: string, jobId: string): Promise<void> {
  const today = todayOf({ platform })
  const moved = await platform.database.read({ account }, (tx) => movedCertificates(tx, account, today))
  if (moved.length === 0) return
  const author = { userId: undefined, requestId: jobId, scope: { account }, idempotency: undefined }
  await write(platform, author, async (tx) => {
    await saveMoved(tx, account, moved)
    await tellOf(tx, platform, account, moved)
    await platform.jobs.enqueue(tx, certificateQueues.movedStandings, { account })
    await tx.record({
      action: 'certificate.recheck',
      subject: { type: 'certificate', id: account },
      before: Object.fromEntries(moved.map(({ record }) => [record.number, record.standing])),
      after: Object.fromEntries(moved.map(({ record, standing }) => [record.number, standing])),
      events: [change(account, 'certificates')],
    })
    return { status: 204 }
  })
}

/** Compares the certificates of an account with its policies of a day, without notifying anyone. */
export async function settleStandings(tx: Tx, account: string, today: string): Promise<void> {
  await saveMoved(tx, account, await movedCertificates(tx, account, today))
}

const saveMoved = (tx: Tx, account: string, moved: readonly Moved[]): Promise<void> =>
  saveStandings(
    tx,
    account,
    moved.map(({ record: { id }, standing }) => ({ id, standing })),
  )

async function movedCertificates(tx: Tx, account: string, today: string, after?: string): Promise<Moved[]> {
  const issued = await issuedRecords(tx, account, { after, limit: atOnce })
  const ids = [...new Set(issued.flatMap(({ request }) => request.policyIds))]
  const policies = await certificatePolicies(tx, account, { today, ids })
  const moved = issued.flatMap((record) => {
    const { contents, request } = record
    if (contents === null) return []
    const lines = lineStandings({ request, contents }, { policies, holder: undefined, today })
    const standing = worstStanding(lines)
    return standing === record.standing ? [] : [{ record, standing }]
  })
  if (issued.length < atOnce) return moved
  return [...moved, ...(await movedCertificates(tx, account, today, issued.at(-1)!.id))]
}

/** One notification per policy, even if it is on many certificates. */
async function tellOf(tx: WriteTx, platform: Platform, account: string, moved: readonly Moved[]): Promise<void> {
  const [{ record, standing }] = moved as [Moved]
  const message =
    moved.length === 1
      ? `Certificate for ${record.holderName}: ${standingNames[standing].toLowerCase()}`
      : `${moved.length} certificates are affected by a policy change or expiration`
  const requester = record.createdBy
  const sides = await Promise.all(
    (['BROKERAGE', 'INSURED'] as const).map((side) => certificatePeople(tx, { account, side, requester })),
  )
  await inSequence([...new Set(sides.flat())], (userId) =>
    tell(
      tx,
      { platform },
      {
        userId,
        account,
        kind: 'CERTIFICATE',
        message,
        note: 'Holders see the current status at the address on their certificate. Revise what is still needed.',
        link: `/${encodeURIComponent(account)}/dashboard/risk-management/certificate-insurance`,
      },
    ),
  )
}
