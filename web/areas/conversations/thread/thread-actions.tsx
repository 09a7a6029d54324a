import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { dueEpochOf, isWeekday } from '@portico/contract/areas/tasks/task.rules.ts'
import type { Conversation, ConversationEdit } from '@portico/contract/areas/conversations/conversation.shapes.ts'
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs'
import { Button } from '../../../kit/controls/button.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { DateField } from '../../../kit/forms/date-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { cut } from '../../../platform/formats.ts'
import { reasonOf } from '../../../platform/call-error.ts'
import { fullName } from '../../session/session.public.ts'
import classes from '../communications.module.css'
import { lengthText } from '../conversation-labels.ts'
import { useConversationCalls } from '../conversations.queries.ts'

interface Props {
  readonly account: Account
  readonly conversation: Conversation
}

/** The hour at which an answer is due on a chosen day. */
const closingHour = 17

/** Actions on a conversation in addition to replying: close it, create a task; the brokerage sets its response deadline. */
export function ThreadActions({ account, conversation }: Props) {
  const { accountCode: accountId } = account
  const { id, status, subject, isStaff, hasTask, times } = conversation
  const { change, makeTask } = useConversationCalls(accountId)
  const params = { accountId, conversationId: id }
  const save = (edit: Omit<ConversationEdit, 'version'>): void =>
    change.mutate(
      { conversationId: id, edit },
      { onError: (error) => toasts.show('error', reasonOf(error, 'The conversation could not be changed.')) },
    )
  const convert = (): void =>
    makeTask.mutate(
      { params, body: { details: cut(subject, 199), dueEpoch: taskDue(conversation.dueEpoch) } },
      {
        onSuccess: () => toasts.show('success', 'Task created from this conversation.'),
        onError: (error) => toasts.show('error', reasonOf(error, 'The task could not be created. Please try again.')),
      },
    )
  return (
    <div className={classes.actions}>
      <div className={classes.buttons}>
        {status === 'DONE' ? (
          <Button
            kind="secondary"
            small
            icon={<IconRotate size={16} />}
            busy={change.isPending}
            onClick={() => save({ done: false })}
          >
            Reopen
          </Button>
        ) : (
          <Button
            kind="secondary"
            small
            icon={<IconCheck size={16} />}
            busy={change.isPending}
            onClick={() => save({ done: true })}
          >
            Mark as done
          </Button>
        )}
        {hasTask ? (
          <Pill tone="neutral">Task created</Pill>
        ) : (
          <Button kind="secondary" small icon={<IconChecklist size={16} />} busy={makeTask.isPending} onClick={convert}>
            Create task
          </Button>
        )}
        {times?.firstResponseMinutes != null && <Pill>First reply in {lengthText(times.firstResponseMinutes)}</Pill>}
        {times?.resolutionMinutes != null && <Pill>Done in {lengthText(times.resolutionMinutes)}</Pill>}
      </div>
      {isStaff && <Plan account={account} conversation={conversation} onSave={save} />}
    </div>
  )
}

interface PlanProps extends Props {
  readonly onSave: (edit: Omit<ConversationEdit, 'version'>) => void
}

/** Who of the brokerage answers, and until when. */
function Plan({ account: { linkedAgents }, conversation: { assignee, dueEpoch }, onSave }: PlanProps) {
  const names = new Map(linkedAgents.map((agent) => [agent.username, fullName(agent)]))
  if (assignee !== null) names.set(assignee.username, assignee.name)
  return (
    <div className={classes.pair}>
      <SelectField
        label="Assigned to"
        value={assignee?.username ?? ''}
        onChange={(event) => onSave({ assignee: event.currentTarget.value === '' ? null : event.currentTarget.value })}
      >
        <option value="">Unassigned</option>
        {[...names].map(([username, name]) => (
          <option key={username} value={username}>
            {name}
          </option>
        ))}
      </SelectField>
      <DateField
        label="Reply due"
        value={dueEpoch === null ? null : new Date(dueEpoch)}
        onChange={(day) => onSave({ dueEpoch: day === null ? null : closingOf(day) })}
      />
    </div>
  )
}

const closingOf = (day: Date): number =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate(), closingHour).getTime()

/** When the task of an answer is due: on its day, or on the weekday before it. */
function taskDue(answerDue: number | null): number | null {
  if (answerDue === null) return null
  const day = new Date(answerDue)
  while (!isWeekday(day)) day.setDate(day.getDate() - 1)
  return dueEpochOf(day)
}
