import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { ScheduleType } from '../schedules/schedule-types.ts'
import { noTab } from '../schedules/schedule.shapes.ts'
import { ExportLayout, ExportLayoutSummary, LayoutEdit } from './layout.shapes.ts'

const inAccount = z.object({ id: z.string() })
const ofType = inAccount.extend({ type: ScheduleType })
const tabNumber = z.coerce.number<number>().int()
const SnapshotType = z.enum(['CURRENT', 'SUBMITTED', 'BOUND'])
const StaleLayout = Problem.extend({ current: ExportLayout }).meta({ id: 'StaleLayout' })

export const scheduleExportsCalls = calls({
  'GET /api/accounts/{id}/schedules/export/{type}/excel': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'A schedule as a workbook: one tab of it, or a sheet for each. Made while it is sent.',
    params: ofType,
    query: z.object({
      tabId: tabNumber.optional().meta({ description: `${noTab} for the rows of no tab; without it all` }),
      snapshotType: SnapshotType.default('CURRENT'),
      layout: z
        .enum(['STANDARD', 'BROKERAGE'])
        .default('STANDARD')
        .meta({ description: 'The standard can be imported again; the brokerage’s is for carriers' }),
    }),
    responses: { 200: 'file', 404: Problem },
  },
  'GET /api/accounts/{id}/schedules/export/{type}/csv': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'One tab of a schedule as comma-separated values, in the standard layout.',
    params: ofType,
    query: z.object({ tabId: tabNumber.default(noTab) }),
    responses: { 200: 'file', 404: Problem },
  },
  'GET /api/accounts/{id}/schedules/export/excel': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'All schedules of an account as one workbook: a sheet for each type and tab that has rows.',
    params: inAccount,
    responses: { 200: 'file', 404: Problem },
  },
  'GET /api/broker-admin/{id}/schedule-export': {
    access: 'brokerage-admin',
    summary: 'Every schedule, and whether the brokerage has a layout of its own for it.',
    params: inAccount,
    responses: { 200: z.array(ExportLayoutSummary) },
  },
  'GET /api/broker-admin/{id}/schedule-export/{type}': {
    access: 'brokerage-admin',
    summary: 'The layout in which the brokerage exports a schedule.',
    params: ofType,
    responses: { 200: ExportLayout },
  },
  'PUT /api/broker-admin/{id}/schedule-export/{type}': {
    access: 'brokerage-admin',
    summary:
      'Saves a layout, or resets it to the standard. A save from an old version is refused with the one that stands.',
    params: ofType,
    body: LayoutEdit,
    bodyBytes: 2_000_000,
    responses: { 200: ExportLayout, 409: StaleLayout, 422: Problem },
  },
})
