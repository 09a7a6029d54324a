import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { pageQuery } from '../../kit/paging.ts'
import { Problem } from '../../kit/problem.ts'
import {
  FailingCells,
  ProposedColumns,
  ScheduleColumns,
  ScheduleColumnsEdit,
  ScheduleColumnsSummary,
  ScheduleUse,
  ShapingBrokerages,
} from './columns/column-settings.shapes.ts'
import { OwnColumns } from './columns/own-columns.shapes.ts'
import { ScheduleType } from './schedule-type.shapes.ts'

const inBrokerage = z.object({ id: z.string() })
const ofType = inBrokerage.extend({ type: ScheduleType })
const ofProposal = ofType.extend({ proposalId: z.uuid() })
const StaleColumns = Problem.extend({ current: ScheduleColumns }).meta({ id: 'StaleColumns' })

export const scheduleColumnsCalls = calls({
  'GET /api/users/self/schedule-columns/{type}': {
    access: 'self',
    summary: 'Returns how the user arranges the columns of a schedule, and the column sets they saved.',
    params: z.object({ type: ScheduleType }),
    responses: { 200: OwnColumns },
  },
  'PUT /api/users/self/schedule-columns/{type}': {
    access: 'self',
    summary: 'Saves how the user arranges the columns of a schedule, and their column sets.',
    params: z.object({ type: ScheduleType }),
    body: OwnColumns,
    bodyBytes: 500_000,
    responses: { 204: 'nothing' },
  },
  'GET /api/broker-admin/{id}/schedule-columns': {
    access: 'brokerage-admin',
    summary: 'Lists all schedules with the brokerage’s changes to the standard columns.',
    params: inBrokerage,
    responses: { 200: z.array(ScheduleColumnsSummary) },
  },
  'GET /api/broker-admin/{id}/schedule-columns/{type}': {
    access: 'brokerage-admin',
    summary: 'Returns the standard columns of a schedule and the brokerage’s settings.',
    params: ofType,
    responses: { 200: ScheduleColumns },
  },
  'PUT /api/broker-admin/{id}/schedule-columns/{type}': {
    access: 'brokerage-admin',
    summary: 'Changes the columns. A change that may invalidate rows becomes a proposal to accept (202).',
    params: ofType,
    body: ScheduleColumnsEdit,
    bodyBytes: 1_000_000,
    responses: { 200: ScheduleColumns, 202: ProposedColumns, 409: StaleColumns, 422: Problem },
  },
  'GET /api/broker-admin/{id}/schedule-columns/{type}/proposals/{proposalId}': {
    access: 'brokerage-admin',
    summary: 'Lists cells that are valid today and would become invalid, in the next rows.',
    params: ofProposal,
    query: z.object({ cursor: pageQuery.cursor }),
    responses: { 200: FailingCells, 404: Problem },
  },
  'POST /api/broker-admin/{id}/schedule-columns/{type}/proposals/{proposalId}': {
    access: 'brokerage-admin',
    summary: 'Applies a proposal. Rows with errors are marked in the background.',
    params: ofProposal,
    responses: { 200: ScheduleColumns, 404: Problem, 409: StaleColumns, 422: Problem },
  },
  'GET /api/administration/schedules': {
    access: 'administrator',
    summary: 'Lists all schedules with platform row counts and the number of brokerages with custom columns.',
    responses: { 200: z.array(ScheduleUse) },
  },
  'GET /api/administration/schedules/{type}/brokerages': {
    access: 'administrator',
    summary: 'Lists the brokerages with custom columns for a schedule, by name.',
    params: z.object({ type: ScheduleType }),
    query: z.object(pageQuery),
    responses: { 200: ShapingBrokerages },
  },
})
