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
import { ScheduleType } from './schedule-type.shapes.ts'

const inBrokerage = z.object({ id: z.string() })
const ofType = inBrokerage.extend({ type: ScheduleType })
const ofProposal = ofType.extend({ proposalId: z.uuid() })
const StaleColumns = Problem.extend({ current: ScheduleColumns }).meta({ id: 'StaleColumns' })

export const scheduleColumnsCalls = calls({
  'GET /api/broker-admin/{id}/schedule-columns': {
    access: 'brokerage-admin',
    summary: 'Every schedule, and how far the brokerage has its columns from the standard.',
    params: inBrokerage,
    responses: { 200: z.array(ScheduleColumnsSummary) },
  },
  'GET /api/broker-admin/{id}/schedule-columns/{type}': {
    access: 'brokerage-admin',
    summary: 'The standard columns of a schedule, and what the brokerage has decided of them.',
    params: ofType,
    responses: { 200: ScheduleColumns },
  },
  'PUT /api/broker-admin/{id}/schedule-columns/{type}': {
    access: 'brokerage-admin',
    summary: 'Decides anew. What rows might fail is kept as a proposal and answered with 202: accept it once seen.',
    params: ofType,
    body: ScheduleColumnsEdit,
    bodyBytes: 1_000_000,
    responses: { 200: ScheduleColumns, 202: ProposedColumns, 409: StaleColumns, 422: Problem },
  },
  'GET /api/broker-admin/{id}/schedule-columns/{type}/proposals/{proposalId}': {
    access: 'brokerage-admin',
    summary: 'Cells that pass today and would not any more, as far as the next rows hold some.',
    params: ofProposal,
    query: z.object({ cursor: pageQuery.cursor }),
    responses: { 200: FailingCells, 404: Problem },
  },
  'POST /api/broker-admin/{id}/schedule-columns/{type}/proposals/{proposalId}': {
    access: 'brokerage-admin',
    summary: 'Saves a proposal. The rows that fail it are marked in the background.',
    params: ofProposal,
    responses: { 200: ScheduleColumns, 404: Problem, 409: StaleColumns, 422: Problem },
  },
  'GET /api/administration/schedules': {
    access: 'administrator',
    summary: 'Rows of every schedule over the whole platform, and how many brokerages shaped its columns.',
    responses: { 200: z.array(ScheduleUse) },
  },
  'GET /api/administration/schedules/{type}/brokerages': {
    access: 'administrator',
    summary: 'Brokerages that shaped the columns of a schedule, by name.',
    params: z.object({ type: ScheduleType }),
    query: z.object(pageQuery),
    responses: { 200: ShapingBrokerages },
  },
})
