import { z } from 'zod'
import { field } from '../../kit/field.ts'
import { nextCursor } from '../../kit/paging.ts'
import { recordOf } from '../../kit/record-of.ts'
import type { Right } from '../../kit/rights.ts'
import { text } from '../../kit/text.ts'
import { isPathWithin } from '../session/landing.rules.ts'
import { taskMessages } from './task.messages.ts'
import { mayChangeTask } from './task.rules.ts'

/** Longest text of a task, in characters. */
export const detailsLimit = 200

/** The years 1800 to 3000, in ms since 1970. */
export const earliestDue = -5_364_662_400_000
export const latestDue = 32_503_680_000_000

export const Task = z
  .object({
    id: z.string(),
    details: z.string(),
    tagged: z.string().meta({ description: 'Username of the assignee' }),
    taggedName: z.string(),
    dueEpoch: z.number().int().nullable().meta({ description: 'Due time in ms since 1970: 12:00 local' }),
    page: z.string().nullable().meta({ description: 'Title of the page that the task links to' }),
    link: z.string().nullable(),
    secondaryId: z.string(),
    completed: z.boolean(),
    completedEpoch: z.number().int().nullable().meta({ description: 'When it was completed, in ms since 1970' }),
    completedByName: z.string().nullable(),
    isTagged: z.boolean().meta({ description: 'Tagged to the current user' }),
    isOwner: z.boolean().meta({ description: 'Created by the current user' }),
    version: z.number().int(),
  })
  .meta({ id: 'Task' })

export type Task = z.infer<typeof Task>

const taskFields = {
  tagged: text().trim().min(1, taskMessages.unknownAssignee).max(254),
  dueEpoch: z.number().int().min(earliestDue).max(latestDue).nullable(),
  page: text().trim().max(200).nullable(),
  link: text().max(2000).refine(isPathWithin, 'must be a page of the portal').nullable(),
  secondaryId: text().max(200).default(''),
}

/** A new task. Without an assignee it is tagged to its creator. */
export const TaskDraft = z.object({
  details: text().trim().min(1, taskMessages.detailsRequired).max(detailsLimit, taskMessages.detailsOnAdd),
  ...taskFields,
  tagged: taskFields.tagged.optional(),
  dueEpoch: taskFields.dueEpoch.default(null),
  page: taskFields.page.default(null),
  link: taskFields.link.default(null),
})

/** Details edited by a person. A shorter text from the task's creation stays valid until then. */
export const EditedDetails = text()
  .trim()
  .min(5, taskMessages.detailsOnEdit)
  .max(detailsLimit, taskMessages.detailsOnEdit)

/** A changed task. `version` is the one that the change was made from. */
export const TaskEdit = z.object({
  id: z.string(),
  details: text().trim().min(1, taskMessages.detailsRequired).max(detailsLimit, taskMessages.detailsOnEdit),
  ...taskFields,
  completed: z.boolean(),
  version: z.number().int(),
})

/** The owner of a task, a primary account manager, or a platform administrator. */
const owner: Right<Task> = {
  may: ({ isAdmin, roles }, task) => isAdmin || mayChangeTask(task, roles),
  error: taskMessages.onlyOwnerEdits,
}

const { shape } = TaskEdit

/** A task of an account, assigned to one person, who completes it. */
export const task = recordOf({
  name: 'task',
  schema: 'Task',
  noun: { one: 'a task', many: 'the tasks of an account' },
  access: 'account',
  changes: 'tasks',
  fields: {
    details: field({ kind: 'long-text', label: 'Details', required: true, schema: shape.details }),
    tagged: field({ kind: 'text', label: 'Assigned to', schema: shape.tagged }),
    dueEpoch: field({ kind: 'day', label: 'Due date', schema: shape.dueEpoch }),
    page: field({ kind: 'text', label: 'Page', schema: shape.page }),
    link: field({ kind: 'text', label: 'Link', schema: shape.link }),
    secondaryId: field({ kind: 'text', label: 'Linked record', schema: shape.secondaryId }),
    completed: field({ kind: 'yes-no', label: 'Completed', schema: shape.completed }),
  },
  shown: Task,
  draft: TaskDraft,
  edit: TaskEdit,
  addStatus: 200,
  rights: {
    add: { may: ({ isStaff, roles }) => isStaff || roles.length > 0 },
    change: owner,
    remove: owner,
    fields: { completed: { may: (_, { isTagged }) => isTagged, error: taskMessages.onlyOwnCompletion } },
  },
})

export const TaskLists = z
  .object({
    all: z.array(Task),
    tagged: z.array(Task).meta({ description: 'Those of the current user' }),
    nextCursor: nextCursor.meta({ description: 'Leads to the next page of `all`' }),
  })
  .meta({ id: 'TaskLists' })

export type TaskLists = z.infer<typeof TaskLists>

export type TaskDraft = z.infer<typeof TaskDraft>
export type TaskEdit = z.infer<typeof TaskEdit>
