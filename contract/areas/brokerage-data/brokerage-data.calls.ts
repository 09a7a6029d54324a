import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { nextCursor, pageQuery } from '../../kit/paging.ts'
import { Problem } from '../../kit/problem.ts'
import {
  Dismissal,
  DuplicateGroup,
  DuplicatesQuery,
  PossibleDuplicate,
} from './duplicates/possible-duplicate.shapes.ts'
import { FieldData, FieldQuery } from './fields/field-data.shapes.ts'
import { DataRun, RunQuery } from './runs/data-run.shapes.ts'
import { DataQuery, ScheduleData, ScheduleDataTotals } from './schedules/schedule-data.shapes.ts'

/** What a brokerage’s staff can read about its own accounts. */
const ofBrokerage = { access: 'brokerage', params: z.object({ brokerCode: z.string() }) } as const
const errors = { 403: Problem, 404: Problem }

const file = { 200: 'file', ...errors } as const

/** A brokerage's data: its quality, its sources, and possible duplicates. */
export const brokerageDataCalls = calls({
  'GET /api/brokerages/{brokerCode}/schedule-data': {
    ...ofBrokerage,
    summary: 'Lists the schedules of a brokerage’s accounts with completeness, targets, and issue counts.',
    query: DataQuery.extend(pageQuery),
    responses: { 200: z.object({ items: z.array(ScheduleData), nextCursor, totals: ScheduleDataTotals }), ...errors },
  },
  'GET /api/brokerages/{brokerCode}/schedule-data/export': {
    ...ofBrokerage,
    summary: 'Returns the listed schedules of a brokerage’s accounts as a CSV file.',
    query: DataQuery,
    responses: file,
  },
  'GET /api/brokerages/{brokerCode}/field-data': {
    ...ofBrokerage,
    summary: 'Lists the required fields that are blank on a brokerage’s accounts, most blanks first.',
    query: FieldQuery.extend(pageQuery),
    responses: { 200: z.object({ items: z.array(FieldData), nextCursor }), ...errors },
  },
  'GET /api/brokerages/{brokerCode}/field-data/export': {
    ...ofBrokerage,
    summary: 'Returns the listed blank fields of a brokerage’s accounts as a CSV file.',
    query: FieldQuery,
    responses: file,
  },
  'GET /api/brokerages/{brokerCode}/data-runs': {
    ...ofBrokerage,
    summary:
      'Lists imports, uploads, and agency management system updates of a brokerage with their results, newest first.',
    query: RunQuery.extend(pageQuery),
    responses: { 200: z.object({ items: z.array(DataRun), nextCursor }), ...errors },
  },
  'GET /api/brokerages/{brokerCode}/data-runs/export': {
    ...ofBrokerage,
    summary: 'Returns the listed imports, uploads, and updates of a brokerage as a CSV file.',
    query: RunQuery,
    responses: file,
  },
  'GET /api/brokerages/{brokerCode}/possible-duplicates': {
    ...ofBrokerage,
    summary: 'Lists accounts, contacts, vehicles, locations, or drivers that a brokerage may have recorded twice.',
    query: DuplicatesQuery.extend(pageQuery),
    responses: { 200: z.object({ items: z.array(PossibleDuplicate), nextCursor }), ...errors },
  },
  'GET /api/brokerages/{brokerCode}/possible-duplicates/export': {
    ...ofBrokerage,
    summary: 'Returns the listed possible duplicates of a brokerage as a CSV file.',
    query: DuplicatesQuery,
    responses: file,
  },
  'POST /api/brokerages/{brokerCode}/possible-duplicates/dismiss': {
    ...ofBrokerage,
    summary: 'Dismisses a possible duplicate for a reason. It returns if another record joins it.',
    body: Dismissal,
    responses: { 204: 'nothing', 409: Problem, 422: Problem, ...errors },
  },
  'POST /api/brokerages/{brokerCode}/possible-duplicates/restore': {
    ...ofBrokerage,
    summary: 'Restores a dismissed possible duplicate to the list.',
    body: DuplicateGroup,
    responses: { 204: 'nothing', 422: Problem, ...errors },
  },
})
