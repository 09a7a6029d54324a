import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { pageQuery } from '../../kit/paging.ts'
import { Problem } from '../../kit/problem.ts'
import { text } from '../../kit/text.ts'
import { earliestDue, latestDue, Task, TaskDraft, TaskEdit, TaskLists } from './task.shapes.ts'

/** A moment in ms since 1970, as far as calendars go. */
const dueTime = z.coerce.number<number>().int().min(earliestDue).max(latestDue)

const inAccount = z.object({ accountId: z.string() })
const StaleTask = Problem.extend({ current: Task }).meta({ id: 'StaleTask' })

export const tasksCalls = calls({
  'GET /api/accounts/{accountId}/tasks': {
    access: 'account',
    summary: 'Tasks of an account, soonest due first; `tagged` holds those of the current user.',
    params: inAccount,
    query: z.object({
      status: z.enum(['open', 'completed', 'any']).default('open'),
      tagged: text().trim().max(254).optional().meta({ description: 'Only those tagged to this username' }),
      dueBefore: dueTime.optional().meta({ description: 'Only those due before this moment, in ms since 1970' }),
      search: text().trim().max(100).optional(),
      ...pageQuery,
    }),
    responses: { 200: TaskLists },
  },
  'POST /api/accounts/{accountId}/tasks': {
    access: 'account',
    summary: 'Creates a task and tells the person it is tagged to.',
    params: inAccount,
    body: TaskDraft,
    responses: { 200: TaskLists, 422: Problem },
  },
  'PUT /api/accounts/{accountId}/tasks': {
    access: 'account',
    summary: 'Changes a task. A save from an old version is refused with the task as it stands.',
    params: inAccount,
    body: TaskEdit,
    responses: { 200: TaskLists, 403: Problem, 404: Problem, 409: StaleTask, 422: Problem },
  },
  'DELETE /api/accounts/{id}/tasks/{taskId}': {
    access: 'account',
    summary: 'Deletes a task.',
    params: z.object({ id: z.string(), taskId: z.string() }),
    responses: { 200: TaskLists, 403: Problem, 404: Problem },
  },
})
