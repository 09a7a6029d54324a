import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { pageQuery } from '../../kit/paging.ts'
import { Problem } from '../../kit/problem.ts'
import { ScheduleType } from '../schedules/schedule-type.shapes.ts'
import { noTab } from '../schedules/schedule.shapes.ts'
import { Decisions, StagedRowPage, Staging } from './staging.shapes.ts'

const access = 'account'
const inAccount = z.object({ accountId: z.string() })
const onePush = z.object({ accountId: z.string(), number: z.coerce.number().int().min(1).max(2_000_000_000) })

/** Client values on their way into the brokerage's agency management system. Only the brokerage sees them. */
export const stagingCalls = calls({
  'GET /api/accounts/{accountId}/staging': {
    access,
    summary: 'Lists values that differ from the agency management system, decisions, and the push log.',
    params: inAccount,
    responses: { 200: Staging, 403: Problem },
  },
  'GET /api/accounts/{accountId}/staging/schedules/{type}/rows': {
    access,
    summary: 'Lists rows of a tab that differ from the agency management system, page by page.',
    params: z.object({ accountId: z.string(), type: ScheduleType }),
    query: z.object({ tabId: z.coerce.number<number>().int().default(noTab), ...pageQuery }),
    responses: { 200: StagedRowPage, 403: Problem },
  },
  'POST /api/accounts/{accountId}/staging/decisions': {
    access,
    summary: 'Accepts or rejects values and rows, or undoes a decision. Refused as a whole if any value changed since.',
    params: inAccount,
    body: Decisions,
    responses: { 200: Staging, 403: Problem, 409: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/staging/read': {
    access,
    summary: 'Refreshes the data from the agency management system.',
    params: inAccount,
    responses: { 200: Staging, 403: Problem, 503: Problem },
  },
  'POST /api/accounts/{accountId}/staging/pushes': {
    access,
    summary: 'Sends accepted values to the agency management system in the background.',
    params: inAccount,
    responses: { 202: Staging, 403: Problem, 409: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/staging/pushes/{number}/retry': {
    access,
    summary: 'Retries a failed push with the same values.',
    params: onePush,
    responses: { 202: Staging, 403: Problem, 404: Problem, 409: Problem },
  },
})
