import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { ScheduleType } from '../schedules/schedule-type.shapes.ts'
import { noTab } from '../schedules/schedule.shapes.ts'
import {
  ExportLayouts,
  ExportLayoutSummary,
  LayoutChoice,
  LayoutDraft,
  LayoutEdit,
  NamedLayout,
} from './layout.shapes.ts'

const inAccount = z.object({ id: z.string() })
const ofType = inAccount.extend({ type: ScheduleType })
const ofLayout = ofType.extend({ layoutId: z.string() })
const tabNumber = z.coerce.number<number>().int()
const SnapshotType = z.enum(['CURRENT', 'SUBMITTED', 'BOUND'])
const StaleLayout = Problem.extend({ current: NamedLayout.nullable() }).meta({ id: 'StaleLayout' })

export const scheduleExportsCalls = calls({
  'GET /api/accounts/{id}/schedules/export/{type}/excel': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Streams a schedule as a workbook: one tab, or a sheet for each tab.',
    params: ofType,
    query: z.object({
      tabId: tabNumber.optional().meta({ description: `${noTab} for rows without a tab; all rows if omitted` }),
      snapshotType: SnapshotType.default('CURRENT'),
      layout: z
        .enum(['STANDARD', 'BROKERAGE'])
        .default('STANDARD')
        .meta({ description: 'The standard layout can be imported again; brokerage templates are for carriers' }),
      layoutId: z.string().optional().meta({ description: 'Export template of the brokerage; the default if omitted' }),
    }),
    responses: { 200: 'file', 404: Problem },
  },
  'GET /api/accounts/{id}/schedules/export/{type}/csv': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Returns one tab of a schedule as comma-separated values, in the standard layout.',
    params: ofType,
    query: z.object({ tabId: tabNumber.default(noTab) }),
    responses: { 200: 'file', 404: Problem },
  },
  'GET /api/accounts/{id}/schedules/export/excel': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Returns all schedules of an account as one workbook: a sheet for each type and tab with rows.',
    params: inAccount,
    responses: { 200: 'file', 404: Problem },
  },
  'GET /api/accounts/{id}/schedules/{type}/layouts': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Lists the brokerage’s export templates for a schedule, the default first.',
    params: ofType,
    responses: { 200: z.array(LayoutChoice) },
  },
  'GET /api/broker-admin/{id}/schedule-export': {
    access: 'brokerage-admin',
    summary: 'Lists all schedules with the number of the brokerage’s export templates.',
    params: inAccount,
    responses: { 200: z.array(ExportLayoutSummary) },
  },
  'GET /api/broker-admin/{id}/schedule-export/{type}': {
    access: 'brokerage-admin',
    summary: 'Lists the export templates of the brokerage for a schedule.',
    params: ofType,
    responses: { 200: ExportLayouts },
  },
  'POST /api/broker-admin/{id}/schedule-export/{type}': {
    access: 'brokerage-admin',
    summary: 'Adds an export template. Refuses a name that already exists, ignoring case.',
    params: ofType,
    body: LayoutDraft,
    bodyBytes: 2_000_000,
    responses: { 201: NamedLayout, 422: Problem },
  },
  'PUT /api/broker-admin/{id}/schedule-export/{type}/{layoutId}': {
    access: 'brokerage-admin',
    summary: 'Saves an export template. Refuses a stale save and returns the current template, null if deleted.',
    params: ofLayout,
    body: LayoutEdit,
    bodyBytes: 2_000_000,
    responses: { 200: NamedLayout, 409: StaleLayout, 422: Problem },
  },
  'DELETE /api/broker-admin/{id}/schedule-export/{type}/{layoutId}': {
    access: 'brokerage-admin',
    summary: 'Deletes an export template. The default cannot be deleted while there are others.',
    params: ofLayout,
    responses: { 204: 'nothing', 404: Problem, 409: Problem },
  },
})
