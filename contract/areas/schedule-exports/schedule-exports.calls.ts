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
    summary: 'A schedule as a workbook: one tab of it, or a sheet for each. Made while it is sent.',
    params: ofType,
    query: z.object({
      tabId: tabNumber.optional().meta({ description: `${noTab} for the rows of no tab; without it all` }),
      snapshotType: SnapshotType.default('CURRENT'),
      layout: z
        .enum(['STANDARD', 'BROKERAGE'])
        .default('STANDARD')
        .meta({ description: 'The standard can be imported again; those of the brokerage are for carriers' }),
      layoutId: z.string().optional().meta({ description: 'Which of the brokerage’s; without it its default' }),
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
  'GET /api/accounts/{id}/schedules/{type}/layouts': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'The layouts of the brokerage in which a schedule can be exported, the default first.',
    params: ofType,
    responses: { 200: z.array(LayoutChoice) },
  },
  'GET /api/broker-admin/{id}/schedule-export': {
    access: 'brokerage-admin',
    summary: 'Every schedule, and how many layouts of its own the brokerage has for it.',
    params: inAccount,
    responses: { 200: z.array(ExportLayoutSummary) },
  },
  'GET /api/broker-admin/{id}/schedule-export/{type}': {
    access: 'brokerage-admin',
    summary: 'The layouts in which the brokerage exports a schedule.',
    params: ofType,
    responses: { 200: ExportLayouts },
  },
  'POST /api/broker-admin/{id}/schedule-export/{type}': {
    access: 'brokerage-admin',
    summary: 'Makes a layout. A name that the schedule has already, in any case, is refused.',
    params: ofType,
    body: LayoutDraft,
    bodyBytes: 2_000_000,
    responses: { 201: NamedLayout, 422: Problem },
  },
  'PUT /api/broker-admin/{id}/schedule-export/{type}/{layoutId}': {
    access: 'brokerage-admin',
    summary: 'Saves a layout. A save from an old version is refused with the one that stands, null where it is gone.',
    params: ofLayout,
    body: LayoutEdit,
    bodyBytes: 2_000_000,
    responses: { 200: NamedLayout, 409: StaleLayout, 422: Problem },
  },
  'DELETE /api/broker-admin/{id}/schedule-export/{type}/{layoutId}': {
    access: 'brokerage-admin',
    summary: 'Deletes a layout. The default stays while there are others.',
    params: ofLayout,
    responses: { 204: 'nothing', 404: Problem, 409: Problem },
  },
})
