import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { pageQuery } from '../../kit/paging.ts'
import { text } from '../../kit/text.ts'
import { earliestDue, latestDue, task, TaskLists } from './task.shapes.ts'

/** A moment in ms since 1970, as far as calendars go. */
const dueTime = z.coerce.number<number>().int().min(earliestDue).max(latestDue)

const inAccount = z.object({ accountId: z.string() })

export const tasksCalls = calls({
  'GET /api/accounts/{accountId}/tasks': {
    access: task.access,
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
  'POST /api/accounts/{accountId}/tasks': task.add(inAccount, {
    answers: TaskLists,
    summary: 'Adds a task and notifies the person it is assigned to.',
  }),
  'PUT /api/accounts/{accountId}/tasks': task.change(inAccount, { answers: TaskLists }),
  'DELETE /api/accounts/{id}/tasks/{taskId}': task.removeFrom(z.object({ id: z.string(), taskId: z.string() }), {
    answers: TaskLists,
  }),
})
