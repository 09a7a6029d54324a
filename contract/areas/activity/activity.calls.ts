import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { nextCursor, pageQuery } from '../../kit/paging.ts'
import { Problem } from '../../kit/problem.ts'
import { ActivityEntry, MergedAccount } from './activity.shapes.ts'

const query = z.object({
  kind: z
    .string()
    .regex(/^[a-z_-]{1,40}$/, 'must be a kind. Example: task')
    .optional(),
  by: z.string().max(200).optional().meta({ description: 'Username of the person who did it' }),
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional().meta({ description: 'Before this moment' }),
  ...pageQuery,
})
const ActivityPage = z.object({ items: z.array(ActivityEntry), nextCursor })
const ofBrokerage = z.object({ brokerCode: z.string(), accountId: z.string() })

export const activityCalls = calls({
  'GET /api/accounts/{accountId}/activity': {
    access: 'account-admin',
    summary: 'Lists the changes and document views on an account, newest first. Entries cannot be changed.',
    params: z.object({ accountId: z.string() }),
    query,
    responses: { 200: ActivityPage, 400: Problem },
  },
  'GET /api/accounts/{accountId}/activity/{entryId}': {
    access: 'account-admin',
    summary: 'Returns one entry to anyone with its address and access to the account.',
    params: z.object({ accountId: z.string(), entryId: z.string() }),
    responses: { 200: ActivityEntry, 404: Problem },
  },
  'GET /api/brokerages/{brokerCode}/accounts/{accountId}/merged-accounts': {
    access: 'brokerage-admin',
    summary: 'Lists the accounts merged into an account, latest first.',
    params: ofBrokerage,
    responses: { 200: z.array(MergedAccount).max(200), 404: Problem },
  },
  'GET /api/brokerages/{brokerCode}/accounts/{accountId}/merged-accounts/{mergedId}/activity': {
    access: 'brokerage-admin',
    summary: 'Lists the activity of an account before it was merged into another, newest first.',
    params: ofBrokerage.extend({ mergedId: z.string() }),
    query,
    responses: { 200: ActivityPage, 400: Problem, 404: Problem },
  },
})
