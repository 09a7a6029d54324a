import { type ClaimDeadline, isOfCarrier } from '@portico/contract/areas/claims/claim-deadlines.ts'
import {
  isMedicalDeadline,
  isYearly,
  reminderMessage,
  type ReminderStage,
  stageOf,
} from '@portico/contract/areas/claims/claim-reminders.ts'
import type { Platform } from '../../../platform/platform.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { inSequence, write, type WriteTx } from '../../../platform/write.ts'
import { change } from '../../events/events.public.ts'
import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'
import { notifyFollowers } from '../notify.ts'
import { storeReminder } from './deadlines.store.ts'
import { firstOfYear } from './first-of-year.view.ts'
import { settleDeadlines } from './open-deadlines.ts'
import { type ClaimUnderWay, claimsUnderWay } from './claims-under-way.view.ts'

const queue = 'claim-reminders'
const batchSize = 200

/** Once a day, no matter how many servers run: reminds of deadlines of claims, and keeps what the calendar shows of them. */
export function remindOfDeadlines(platform: Platform): void {
  platform.jobs.work(queue, (_, { id }) => sendClaimReminders(platform, id))
  platform.jobs.schedule(queue, '7 13 * * *')
}

/** Reminds of every deadline that has come to its next stage; a second run on the same day sends nothing. */
export async function sendClaimReminders(platform: Platform, jobId: string, after?: ClaimUnderWay): Promise<void> {
  const batch = await platform.database.read('system', (tx) => claimsUnderWay(tx, after, batchSize))
  await inSequence(batch, (claim) => remind(platform, claim, jobId))
  if (batch.length === batchSize) await sendClaimReminders(platform, jobId, batch.at(-1))
}

async function remind(platform: Platform, of: ClaimUnderWay, jobId: string): Promise<void> {
  const { account, id } = of
  const author = { userId: undefined, requestId: jobId, scope: { account }, idempotency: undefined }
  await write(platform, author, async (tx) => {
    const open = await settleDeadlines(tx, of)
    const sent = open === undefined ? [] : await remindOfEach(tx, platform, of, open)
    await tx.record({
      action: sent.length === 0 ? 'claim.settle-deadlines' : 'claim.remind',
      subject: { type: sent.length === 0 ? 'claim-deadlines' : 'claim', id },
      after: { reminders: sent },
      events: sent.length === 0 ? [] : [change(account, 'calendar')],
    })
    return { status: 204 }
  })
}

type Open = NonNullable<Awaited<ReturnType<typeof settleDeadlines>>>

async function remindOfEach(
  tx: WriteTx,
  platform: Platform,
  { account, brokerage, timeZone, id }: ClaimUnderWay,
  { claim, deadlines }: Open,
): Promise<string[]> {
  const today = todayOf({ platform, timeZone })
  const sent: string[] = []
  const near = deadlines.filter((deadline) => !isOfCarrier(deadline) && stageOf(deadline, today) !== undefined)
  const firsts = near.some(isYearly) ? await firstOfYear(tx, account, id) : undefined
  await inSequence(near, async (deadline) => {
    const stage = stageOf(deadline, today)
    if (stage === undefined || (isYearly(deadline) && !firsts?.has(deadline.kind))) return
    const isNew = await storeReminder(tx, { account, claimId: id }, { ...deadline, stage, at: platform.now() })
    if (!isNew) return
    await notifyOf(tx, platform, { account, brokerage, claim, deadline, stage })
    sent.push(stage)
  })
  return sent
}

interface Due {
  readonly account: string
  readonly brokerage: string
  readonly claim: ClaimRecord
  readonly deadline: ClaimDeadline
  readonly stage: ReminderStage
}

/** Both sides hear of a deadline; of one that follows from medical facts those alone who may read them. */
async function notifyOf(tx: WriteTx, platform: Platform, { account, brokerage, claim, deadline, stage }: Due) {
  const of = { account, brokerage, reporter: claim.createdBy, seesMedical: isMedicalDeadline(deadline) }
  await notifyFollowers(tx, platform, of, {
    message: reminderMessage(deadline, claim.ourNumber, stage),
    note: 'Mark it done on the claim once it is met. Reminders then stop.',
    page: claim.id,
  })
}
