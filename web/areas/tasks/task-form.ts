import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { taskMessages } from '@portico/contract/areas/tasks/task.messages.ts'
import { dueEpochOf, isWeekday } from '@portico/contract/areas/tasks/task.rules.ts'
import {
  detailsLimit,
  EditedDetails,
  type Task,
  task,
  TaskDraft,
  TaskEdit,
} from '@portico/contract/areas/tasks/task.shapes.ts'
import type { Choice } from '@portico/contract/kit/field.ts'
import { z } from 'zod'
import { typedDate } from '../../kit/forms/typed-date.ts'
import type { FormFields } from '../../kit/records/form-fields.ts'
import { isoDay } from '../../platform/formats.ts'

const due = TaskEdit.shape.dueEpoch.refine(
  (epoch) => epoch === null || isWeekday(new Date(epoch)),
  taskMessages.weekdaysOnly,
)

const shared = { tagged: TaskEdit.shape.tagged, dueEpoch: due, linked: z.boolean() }

/** What is sent of the form. */
export const addSchema = z.object({ details: TaskDraft.shape.details, ...shared })
export const editSchema = z.object({ details: EditedDetails, ...shared })

/** What the form of a new task starts with. */
export const startValues = ({ username }: Pick<CurrentUser, 'username'>) => ({ tagged: username, linked: true })

/** The values of an existing task, for comparison and changes. */
export const valuesOf = (stored: Task) => ({ ...stored, linked: stored.link !== null })

interface Choices {
  readonly people: readonly Choice[]
  /** Title of the page that the task leads to once it is linked. */
  readonly page: string
  readonly start: Task | undefined
}

/** The fields of a task. It is due at noon of its day; an unchanged day keeps its time. */
export function taskFields({ people, page, start }: Choices) {
  const { details, tagged, dueEpoch, completed } = task.fields
  const dayOf = (epoch: unknown): string => (typeof epoch === 'number' ? isoDay(new Date(epoch)) : '')
  return {
    details: { ...details, limit: detailsLimit },
    tagged: { ...tagged, kind: 'choice', choices: people },
    dueEpoch: {
      ...dueEpoch,
      help: 'Weekdays only',
      days: { allowed: isWeekday, message: taskMessages.weekdaysOnly },
      typed: dayOf,
      read: (day) => {
        const typed = typedDate(String(day))
        if (typed === undefined) return null
        return day === dayOf(start?.dueEpoch) ? start?.dueEpoch : dueEpochOf(typed)
      },
    },
    completed: { ...completed, hidden: true },
    linked: {
      kind: 'yes-no',
      label: 'Link to page',
      help: `This task links to “${page}”.`,
      schema: editSchema.shape.linked,
    },
  } satisfies FormFields
}
