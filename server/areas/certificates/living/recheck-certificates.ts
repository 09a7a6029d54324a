import {
  type CertificateStanding,
  lineStandings,
  standingNames,
  worstStanding,
} from '@portico/contract/areas/certificates/standing.rules.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { inSequence, write, type WriteTx } from '../../../platform/write.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { change } from '../../events/events.public.ts'
import { tell } from '../../notifications/notifications.public.ts'
import { statedCoverageQueue } from '../../policies/policies.public.ts'
import { certificateQueues } from '../certificate-queues.ts'
import { certificatePolicies } from '../certificate-policies.view.ts'
import { type CertificateRecord, issuedCertificates } from '../certificates.view.ts'
import { saveStandings } from './standings.store.ts'
import { certificatePeople } from '../requests/certificate-people.view.ts'
import { accountsWithCertificates } from './living-series.view.ts'

const dailyQueue = 'certificate-standings'

/** Certificates that are compared at once. */
const atOnce = 200

/** Rechecks certificates where a policy of their account changes, and all of them once a day, since terms end. */
export function recheckCertificates(platform: Platform): void {
  platform.jobs.work<{ readonly account: string }>(statedCoverageQueue, ({ account }, { id }) =>
    recheckAccount(platform, account, id),
  )
  platform.jobs.work(dailyQueue, async (_, { id }) => {
    const accounts = await platform.database.read('system', accountsWithCertificates)
    await inSequence(accounts, (account) => recheckAccount(platform, account, id))
  })
  platform.jobs.schedule(dailyQueue, '23 10 * * *')
}

/** A certificate whose standing changed. All of an account are held at once, so none with what it states. */
interface Moved extends Pick<CertificateRecord, 'id' | 'number' | 'holderName' | 'createdBy'> {
  readonly from: CertificateStanding
  readonly standing: CertificateStanding
}

/** Compares the certificates of an account with its policies, and notifies both sides of those that changed. */
async function recheckAccount(platform: Platform, account: string, jobId: string): Promise<void> {
  const moved = await platform.database.read({ account }, async (tx) => {
    const { timeZone } = await accountHead(tx, account)
    return movedCertificates(tx, account, todayOf({ platform, timeZone }))
  })
  if (moved.length === 0) return
  const author = { userId: undefined, requestId: jobId, scope: { account }, idempotency: undefined }
  await write(platform, author, async (tx) => {
    await saveMoved(tx, account, moved)
    await tellOf(tx, platform, account, moved)
    await platform.jobs.enqueue(tx, certificateQueues.movedStandings, { account })
    await tx.record({
      action: 'certificate.recheck',
      subject: { type: 'certificate', id: account },
      before: Object.fromEntries(moved.map(({ number, from }) => [number, from])),
      after: Object.fromEntries(moved.map(({ number, standing }) => [number, standing])),
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
    moved.map(({ id, standing }) => ({ id, standing })),
  )

async function movedCertificates(tx: Tx, account: string, today: string): Promise<Moved[]> {
  const moved: Moved[] = []
  const compareFrom = async (after?: string): Promise<void> => {
    const slice = await comparedSlice(tx, account, today, after)
    moved.push(...slice.moved)
    if (slice.last !== undefined) await compareFrom(slice.last)
  }
  await compareFrom()
  return moved
}

/** Compares the next certificates; `last` is the last of them if more may follow. */
async function comparedSlice(tx: Tx, account: string, today: string, after: string | undefined) {
  const issued = await issuedCertificates(tx, account, { after, limit: atOnce })
  const ids = [...new Set(issued.flatMap(({ request }) => request.policyIds))]
  const policies = await certificatePolicies(tx, account, { today, ids })
  const moved = issued.flatMap((record): Moved[] => {
    const { contents, request, id, number, holderName, createdBy, standing: from } = record
    if (contents === null) return []
    const lines = lineStandings({ request, contents }, { policies, holder: undefined, today })
    const standing = worstStanding(lines)
    return standing === from ? [] : [{ id, number, holderName, createdBy, from, standing }]
  })
  return { moved, last: issued.length < atOnce ? undefined : issued.at(-1)!.id }
}

/** One notification per policy, even if it is on many certificates. */
async function tellOf(tx: WriteTx, platform: Platform, account: string, moved: readonly Moved[]): Promise<void> {
  const [{ holderName, createdBy: requester, standing }] = moved as [Moved]
  const message =
    moved.length === 1
      ? `Certificate for ${holderName}: ${standingNames[standing].toLowerCase()}`
      : `${moved.length} certificates are affected by a policy change or expiration`
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
