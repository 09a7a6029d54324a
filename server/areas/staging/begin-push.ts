import { stagingMessages } from '@portico/contract/areas/staging/staging.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { demand, ErrorResponse, unprocessable } from '../../platform/error-response.ts'
import { change } from '../events/events.public.ts'
import type { Tx } from '../../platform/database/database.ts'
import { rowLabels } from './rows/row-labels.ts'
import { kindOf, stagedRows, stagedSchedules } from './rows/staged-rows.view.ts'
import { demandStaging } from './staging.access.ts'
import { insertPush, lockStaging } from './staging.store.ts'
import { pushesView, stagedView, stagingView } from './staging.view.ts'
import type { PushChanges } from '../../tables/column-types.ts'
import { pushQueue } from './work-pushes.ts'

/** Rows that one push sends; others stay accepted for the next one. */
const rowLimit = 5000

/** Pushes accepted values to the agency management system, in the background. */
export const beginPush: Handler<'POST /api/accounts/{accountId}/staging/pushes'> = async (context) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(context.account.holdsAllPermissions, stagingMessages.onlyStaff)
    await demandStaging(tx, context.account)
    await lockStaging(tx, account)
    const pushes = await pushesView(tx, account)
    if (pushes.some(({ state }) => state === 'QUEUED'))
      throw new ErrorResponse(409, 'under_way', stagingMessages.underWay)
    const changes = await acceptedOf(tx, account)
    const number = await insertPush(tx, {
      account_code: account,
      changes: JSON.stringify(changes),
      asked_by: context.actor.userId,
      asked_at: context.platform.now(),
    })
    await context.platform.jobs.enqueue(tx, pushQueue, { account, number })
    await tx.record({
      action: 'staging.push',
      subject: { type: 'staging', id: account },
      after: { name: `Push ${number}`, values: Object.values(changes).map(({ label }) => label) },
      internal: true,
      events: [change(account, 'staging')],
    })
    return { status: 202, body: await stagingView(tx, account) }
  })

/** What to push; empty while a value that also changed in the agency management system is undecided. */
async function acceptedOf(tx: Tx, account: string): Promise<PushChanges> {
  const { staged } = await stagedView(tx, account)
  const schedules = await stagedSchedules(tx, account)
  const undecided =
    staged.filter(({ isConflict, decision }) => isConflict && decision === undefined).length +
    schedules.reduce((sum, { openConflicts }) => sum + openConflicts, 0)
  if (undecided > 0) throw unprocessable({}, stagingMessages.undecided(undecided))
  const rows = await stagedRows(tx, account, { accepted: true, limit: rowLimit })
  const labels = await rowLabels(
    tx,
    account,
    rows.map(({ key, incoming, held }) => ({ key, cells: incoming ?? held ?? {} })),
  )
  const changes = [
    ...staged
      .filter(({ decision }) => decision?.kind === 'ACCEPTED')
      .map(({ fact: { key, label }, value }) => [key, { label, value }] as const),
    ...rows.map((row) => [row.key, { label: labels.get(row.key)!, value: row.incoming, kind: kindOf(row) }] as const),
  ]
  if (changes.length === 0) throw unprocessable({}, stagingMessages.nothingAccepted)
  return Object.fromEntries(changes)
}
