import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { nextCursor, pageQuery } from '../../kit/paging.ts'
import { Problem } from '../../kit/problem.ts'
import { ActivityEntry } from './activity.shapes.ts'

export const activityCalls = calls({
  'GET /api/accounts/{accountId}/activity': {
    access: 'account-admin',
    summary: 'What was done on an account and what was seen of it, the newest first. Nothing can change it.',
    params: z.object({ accountId: z.string() }),
    query: z.object({
      kind: z
        .string()
        .regex(/^[a-z_-]{1,40}$/, 'must be a kind such as task')
        .optional(),
      by: z.string().max(200).optional().meta({ description: 'The user name of whoever did it' }),
      from: z.iso.datetime().optional(),
      until: z.iso.datetime().optional().meta({ description: 'Before this moment' }),
      ...pageQuery,
    }),
    responses: { 200: z.object({ items: z.array(ActivityEntry), nextCursor }), 400: Problem },
  },
  'GET /api/accounts/{accountId}/activity/{entryId}': {
    access: 'account-admin',
    summary: 'One entry, for whoever was given its address.',
    params: z.object({ accountId: z.string(), entryId: z.string() }),
    responses: { 200: ActivityEntry, 404: Problem },
  },
})
