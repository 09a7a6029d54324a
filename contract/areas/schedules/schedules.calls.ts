import { z } from 'zod'
import { SectionInUse } from '../feature-settings/open-section.shapes.ts'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { Classification, ClassificationChoice } from './classification.shapes.ts'
import { ColumnDefinition, FieldDefinitions } from './column.shapes.ts'
import { ScheduleType } from './schedule-type.shapes.ts'
import { allScheduleTypes } from './schedule-types.ts'
import {
  EditConflicts,
  EditedRows,
  noTab,
  rowPageLimit,
  ScheduleChanges,
  ScheduleEdits,
  ScheduleRowPage,
  ScheduleSummary,
  ScheduleTab,
  ScheduleTabDraft,
  ScheduleTabEdit,
} from './schedule.shapes.ts'

const inAccount = z.object({ id: z.string() })
const ofType = inAccount.extend({ type: ScheduleType })
const tabNumber = z.coerce.number<number>().int()
const ConflictingEdits = Problem.extend({ conflicts: EditConflicts }).meta({ id: 'ConflictingEdits' })

const ShownSchedules = z.array(ScheduleType).max(allScheduleTypes.length)
const ShownChoice = z.object({ types: z.array(z.string()) }).meta({ id: 'ShownSchedules' })
const StaleChoice = Problem.extend({ current: ShownChoice }).meta({ id: 'StaleShownSchedules' })

export const schedulesCalls = calls({
  'GET /api/accounts/{id}/schedules/tabs': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Tabs of all schedules of an account, in the order of their creation.',
    params: inAccount,
    responses: { 200: z.array(ScheduleTab) },
  },
  'POST /api/accounts/{id}/schedules/tabs': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Creates a tab. Refuses a name that already exists, ignoring case.',
    params: inAccount,
    body: ScheduleTabDraft,
    responses: { 201: ScheduleTab, 409: Problem, 422: Problem },
  },
  'PUT /api/accounts/{id}/schedules/tabs/{scheduleTabId}': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Renames a tab.',
    params: inAccount.extend({ scheduleTabId: tabNumber }),
    body: ScheduleTabEdit,
    responses: { 200: ScheduleTab, 404: Problem, 409: Problem, 422: Problem },
  },
  'DELETE /api/accounts/{id}/schedules/tabs/{tabId}': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Deletes a tab and its rows.',
    params: inAccount.extend({ tabId: tabNumber }),
    query: z.object({ scheduleType: ScheduleType }),
    responses: { 204: 'nothing', 404: Problem },
  },
  'GET /api/accounts/{id}/schedules/summary': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Rows, errors and warnings of every type and tab that has rows or is a tab.',
    params: inAccount,
    responses: { 200: z.array(ScheduleSummary) },
  },
  'PUT /api/accounts/{id}/schedules/shown': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Chooses which schedules an account keeps. `was` is what the choice started from. Brokerage staff only.',
    params: inAccount,
    body: z.object({ types: ShownSchedules, was: z.array(z.string()).max(100) }),
    responses: { 200: ShownChoice, 403: Problem, 409: StaleChoice, 422: SectionInUse },
  },
  'GET /api/accounts/{id}/schedules/{type}/columns': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Columns of one schedule as the brokerage of the account has them, in their order.',
    params: ofType,
    responses: { 200: z.array(ColumnDefinition) },
  },
  'GET /api/accounts/{id}/schedules/{type}/classification': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Returns the class code tables of a tab and the available ones.',
    params: ofType,
    query: z.object({ tabId: tabNumber.default(noTab) }),
    responses: { 200: Classification, 404: Problem },
  },
  'PUT /api/accounts/{id}/schedules/{type}/classification': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Sets the owner of the class code tables of a tab and looks up its rows again.',
    params: ofType,
    body: ClassificationChoice,
    responses: { 200: Classification, 403: Problem, 404: Problem, 422: Problem },
  },
  'GET /api/accounts/{id}/schedules/{type}/rows': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Rows of one type and tab, in their order.',
    params: ofType,
    query: z.object({
      tabId: tabNumber.default(noTab),
      cursor: z.string().max(4000).optional(),
      limit: z.coerce.number<number>().int().min(1).max(rowPageLimit).default(500),
    }),
    responses: { 200: ScheduleRowPage, 404: Problem },
  },
  'GET /api/accounts/{id}/schedules/{type}/changes': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Lists the rows of one type and tab changed since a time, with the person who changed each last.',
    params: ofType,
    query: z.object({
      tabId: tabNumber.default(noTab),
      since: z.iso.datetime().optional().meta({ description: 'The `asOf` of an earlier answer; none for no rows' }),
    }),
    responses: { 200: ScheduleChanges, 404: Problem },
  },
  'POST /api/accounts/{id}/schedules/{type}/edits': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Applies a batch of edits in order. If a cell changed since, applies none and returns both values.',
    params: ofType,
    body: ScheduleEdits,
    bodyBytes: 8 * 1024 * 1024,
    responses: { 200: EditedRows, 404: Problem, 409: ConflictingEdits, 422: Problem },
  },
  'GET /api/schedules/field-definitions': {
    access: 'signed-in',
    summary: 'Every schedule type with its columns, in their order.',
    responses: { 200: z.array(FieldDefinitions) },
  },
})
