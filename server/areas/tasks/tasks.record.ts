import { taskMessages } from '@portico/contract/areas/tasks/task.messages.ts'
import { EditedDetails, task, type TaskDraft } from '@portico/contract/areas/tasks/task.shapes.ts'
import { wallTimeOf } from '@portico/contract/kit/zone.rules.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Step } from '../../platform/records/record-types.ts'
import { serveRecord } from '../../platform/records/serve-record.ts'
import { unprocessable } from '../../platform/error-response.ts'
import type { WriteTx } from '../../platform/write.ts'
import { timeZoneOf } from '../notifications/notifications.public.ts'
import { assigneeId } from './assignee.ts'
import { planReminders } from './reminders/plan-reminders.ts'
import { readerOf, taggedIdOf, taskListsView, taskView } from './task-lists.view.ts'
import { notifyAssignee } from './notify-assignee.ts'

/** Tasks: the assignee is notified and reminded. */
export const tasks = serveRecord(task, {
  table: 'tasks',
  read: (tx, { context }, id) => taskView(tx, readerOf(context), id!),
  async check(tx, { context, before, after }) {
    const isEdited = before !== undefined && after !== undefined && before.details !== after.details
    if (isEdited && !EditedDetails.safeParse(after.details).success)
      throw unprocessable({ details: taskMessages.detailsOnEdit })
    const due = after?.dueEpoch ?? null
    // A date on a weekend stays until it is changed.
    if (due !== null && due !== before?.dueEpoch && !isWeekdayOn(due, await timeZoneOf(tx, context.actor.userId)))
      throw unprocessable({ dueEpoch: taskMessages.weekdaysOnly })
  },
  async columns(tx, step) {
    const { context, before, after } = step
    const { actor, platform } = context
    return {
      tagged: undefined,
      due_epoch: undefined,
      completed: undefined,
      due_at: dueOf(after),
      ...(before?.tagged !== (after.tagged ?? null) && { tagged_id: await assigneeId(tx, context, after.tagged) }),
      ...(step.operation === 'add' && { owner_id: actor.userId, created_at: platform.now() }),
      ...(isTicked(step) && {
        completed_at: step.after.completed ? platform.now() : null,
        completed_by: step.after.completed ? actor.userId : null,
      }),
    }
  },
  effects: remindAndTell,
  action: (step) => (isTicked(step) ? `task.${step.after.completed ? 'complete' : 'reopen'}` : undefined),
  answer: (tx, { context }) => taskListsView(tx, readerOf(context)),
})

/** Adds a task in the transaction of another handler; returns its id. */
export async function addTask(tx: WriteTx, context: AccountContext, draft: TaskDraft): Promise<string> {
  return (await tasks.addIn(tx, { context, params: {} }, draft)).id
}

/** Whether a moment is on Monday to Friday by the clock of a time zone. */
function isWeekdayOn(epoch: number, timeZone: string): boolean {
  const day = wallTimeOf(new Date(epoch), timeZone).day
  return ![0, 6].includes(new Date(day).getUTCDay())
}

type TaskStep = Step<typeof task>
type Ticked = Extract<TaskStep, { operation: 'change' }>

const isTicked = (step: TaskStep): step is Ticked =>
  step.operation === 'change' && step.before.completed !== step.after.completed

const dueOf = ({ dueEpoch }: { readonly dueEpoch: number | null }) => (dueEpoch === null ? null : new Date(dueEpoch))

/** Reschedules a task's reminders if their time or assignee changes, and notifies the assignee. */
async function remindAndTell(tx: WriteTx, step: TaskStep): Promise<void> {
  const { context, id, before, after } = step
  if (after === undefined) return
  const isGiven = before?.tagged !== after.tagged
  if (before !== undefined && !isGiven && before.dueEpoch === after.dueEpoch && !isTicked(step)) return
  const { account } = context.account
  const taggedId = await taggedIdOf(tx, account, id)
  const isCompleted = step.operation === 'change' && step.after.completed
  await planReminders(tx, context, { account, id, taggedId, due: dueOf(after), isCompleted })
  if (isGiven) await notifyAssignee(tx, context, taggedId, after)
}
