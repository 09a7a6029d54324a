import { stagingMessages } from '@portico/contract/areas/staging/staging.messages.ts'
import type { Verb } from '../../platform/context.ts'
import { demand, Refusal, unprocessable } from '../../platform/refusal.ts'
import { change } from '../events/events.door.ts'
import { demandStaging } from './staging.access.ts'
import { insertPush, lockStaging } from './staging.store.ts'
import { pushesView, type Staged, stagedView, stagingView } from './staging.view.ts'
import { pushQueue } from './work-pushes.ts'

/** Sends all accepted values to the agency system, in the background. */
export const beginPush: Verb<'POST /api/accounts/{accountId}/staging/pushes'> = async (context) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(context.account.holdsAllPermissions, stagingMessages.onlyStaff)
    await demandStaging(tx, context.account)
    await lockStaging(tx, account)
    const pushes = await pushesView(tx, account)
    if (pushes.some(({ state }) => state === 'QUEUED')) throw new Refusal(409, 'under_way', stagingMessages.underWay)
    const accepted = acceptedOf((await stagedView(tx, account)).staged)
    const number = await insertPush(tx, {
      account_code: account,
      changes: JSON.stringify(
        Object.fromEntries(accepted.map(({ fact: { key, label }, value }) => [key, { label, value }])),
      ),
      asked_by: context.actor.userId,
      asked_at: context.platform.now(),
    })
    await context.platform.jobs.enqueue(tx, pushQueue, { account, number })
    await tx.record({
      action: 'staging.push',
      subject: { type: 'staging', id: account },
      after: { name: `Push ${number}`, values: accepted.map(({ fact }) => fact.label) },
      internal: true,
      events: [change(account, 'staging')],
    })
    return { status: 202, body: await stagingView(tx, account) }
  })

/** The values that are sent; none while one that the agency system changed too is undecided. */
function acceptedOf(staged: readonly Staged[]): readonly Staged[] {
  const undecided = staged.filter(({ isConflict, decision }) => isConflict && decision === undefined)
  if (undecided.length > 0) throw unprocessable({}, stagingMessages.undecided(undecided.length))
  const accepted = staged.filter(({ decision }) => decision?.kind === 'ACCEPTED')
  if (accepted.length === 0) throw unprocessable({}, stagingMessages.nothingAccepted)
  return accepted
}
