import {
  type CertificateStanding,
  lineStandings,
  standingNames,
  worstStanding,
} from '@portico/contract/areas/certificates/standing.rules.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import type { Platform } from '../../../platform/platform.ts'
import { todayOf } from '../../../platform/today.ts'
import { inSequence, write, type WriteTx } from '../../../platform/write.ts'
import { change } from '../../events/events.door.ts'
import { tell } from '../../notifications/notifications.door.ts'
import { type CoverageChange, statedCoverageQueue } from '../../policies/policies.door.ts'
import { certificatePolicies } from '../certificate-policies.view.ts'
import { type CertificateRecord, issuedRecords } from '../certificates.view.ts'
import { certificatePeople } from '../requests/certificate-people.view.ts'
import { accountsWithCertificates } from './living-series.view.ts'

const dailyQueue = 'certificate-standings'

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
  const moved = await platform.database.read({ account }, (tx) => movedCertificates(tx, account, todayOf({ platform })))
  if (moved.length === 0) return
  const author = { userId: undefined, requestId: jobId, scope: { account }, idempotency: undefined }
  await write(platform, author, async (tx) => {
    await inSequence(moved, ({ record, standing }) =>
      updateRow(tx, 'certificates', { account_code: account, id: record.id }, { standing }),
    )
    await tellOf(tx, platform, account, moved)
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

async function movedCertificates(tx: Tx, account: string, today: string): Promise<Moved[]> {
  const issued = await issuedRecords(tx, account)
  const ids = [...new Set(issued.flatMap(({ request }) => request.policyIds))]
  const policies = await certificatePolicies(tx, account, { today, ids })
  return issued.flatMap((record) => {
    const { contents, request } = record
    if (contents === null) return []
    const lines = lineStandings({ request, contents }, { policies, holder: undefined, today })
    const standing = worstStanding(lines)
    return standing === record.standing ? [] : [{ record, standing }]
  })
}

/** One notice however many certificates a policy is on. */
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
