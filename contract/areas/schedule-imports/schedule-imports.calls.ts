import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { nextCursor, pageQuery } from '../../kit/paging.ts'
import { Problem } from '../../kit/problem.ts'
import { noTab } from '../schedules/schedule.shapes.ts'
import { ScheduleType } from '../schedules/schedule-type.shapes.ts'
import {
  AccountImport,
  ImportChoices,
  ImportedRowKind,
  ImportedRowPage,
  ImportStart,
  ImportState,
  ImportSummary,
  ScheduleImport,
} from './import.shapes.ts'

const inAccount = z.object({ id: z.string() })
const ofImport = inAccount.extend({ scheduleImportId: z.string() })
const OtherState = Problem.extend({ current: ScheduleImport }).meta({ id: 'OtherImportState' })

export const scheduleImportsCalls = calls({
  'GET /api/accounts/{id}/schedules/imports': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'The last ten imports into a schedule, the newest first.',
    params: inAccount,
    query: z.object({ type: ScheduleType.optional() }),
    responses: { 200: z.array(ImportSummary) },
  },
  'POST /api/accounts/{id}/schedules/{type}/imports': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Begins an import with a file that was uploaded piece by piece. The file is read in the background.',
    params: inAccount.extend({ type: ScheduleType }),
    body: z.object({ uploadId: z.string().max(60), tabId: z.number().int().default(noTab) }),
    responses: { 202: ScheduleImport, 404: Problem, 422: Problem, 503: Problem },
  },
  'GET /api/accounts/{id}/schedules/imports/{scheduleImportId}': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'How an import stands, with the beginning of its file and what was chosen.',
    params: ofImport,
    responses: { 200: ScheduleImport, 404: Problem },
  },
  'PUT /api/accounts/{id}/schedules/imports/{scheduleImportId}/columns': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Matches columns and has all rows checked in the background. Nothing of the schedule is changed.',
    params: ofImport,
    body: ImportChoices,
    responses: { 202: ScheduleImport, 404: Problem, 409: OtherState, 422: Problem },
  },
  'GET /api/accounts/{id}/schedules/imports/{scheduleImportId}/rows': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'What the import would do, or did, to rows: the first thousand of a kind.',
    params: ofImport,
    query: z.object({ kind: ImportedRowKind, ...pageQuery }),
    responses: { 200: ImportedRowPage, 400: Problem, 404: Problem },
  },
  'GET /api/accounts/{id}/schedules/imports/{scheduleImportId}/errors': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'The rows that need a look, as a spreadsheet to mend and send in again.',
    params: ofImport,
    responses: { 200: 'file', 404: Problem },
  },
  'POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/start': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Imports what was checked, in the background.',
    params: ofImport,
    body: ImportStart,
    responses: { 202: ScheduleImport, 404: Problem, 409: OtherState },
  },
  'POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/cancel': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Gives an import up. What it has changed so far is taken back.',
    params: ofImport,
    responses: { 202: ScheduleImport, 404: Problem, 409: OtherState },
  },
  'POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/undo': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Takes a whole import back, but for cells and rows that were changed since.',
    params: ofImport,
    responses: { 202: ScheduleImport, 404: Problem, 409: OtherState },
  },
  'GET /api/administration/schedule-imports': {
    access: 'administrator',
    summary: 'Imports of all accounts with their files, the newest first.',
    query: z.object({
      search: z.string().trim().max(100).optional().meta({ description: 'In the name of the file or the account' }),
      state: ImportState.optional(),
      kept: z.stringbool().optional().meta({ description: 'Only those whose file is kept' }),
      ...pageQuery,
    }),
    responses: { 200: z.object({ items: z.array(AccountImport), nextCursor }), 400: Problem },
  },
  'POST /api/administration/schedule-imports/{accountId}/{importId}/reprocess': {
    access: 'account-administrator',
    summary: 'Does the work again that failed or got stuck, from the file that is kept. Newer edits stay as they are.',
    params: z.object({ accountId: z.string(), importId: z.string() }),
    responses: { 202: AccountImport, 404: Problem, 409: Problem },
  },
  'GET /api/administration/schedule-imports/{accountId}/{importId}/file': {
    access: 'account-administrator',
    summary: 'The file of an import as it was uploaded.',
    params: z.object({ accountId: z.string(), importId: z.string() }),
    responses: { 200: 'file', 404: Problem },
  },
})
