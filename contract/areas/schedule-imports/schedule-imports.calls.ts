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
    summary: 'Lists the last 10 imports into a schedule, newest first.',
    params: inAccount,
    query: z.object({ type: ScheduleType.optional() }),
    responses: { 200: z.array(ImportSummary) },
  },
  'POST /api/accounts/{id}/schedules/{type}/imports': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Starts an import with an uploaded file. The file is read in the background.',
    params: inAccount.extend({ type: ScheduleType }),
    body: z.object({ uploadId: z.string().max(60), tabId: z.number().int().default(noTab) }),
    responses: { 202: ScheduleImport, 404: Problem, 422: Problem, 503: Problem },
  },
  'GET /api/accounts/{id}/schedules/imports/{scheduleImportId}': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Returns the status of an import, the first rows of its file, and the choices made.',
    params: ofImport,
    responses: { 200: ScheduleImport, 404: Problem },
  },
  'PUT /api/accounts/{id}/schedules/imports/{scheduleImportId}/columns': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Matches columns and checks all rows in the background. The schedule does not change.',
    params: ofImport,
    body: ImportChoices,
    responses: { 202: ScheduleImport, 404: Problem, 409: OtherState, 422: Problem },
  },
  'GET /api/accounts/{id}/schedules/imports/{scheduleImportId}/rows': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Lists the effect of the import on rows: the first 1,000 of a kind.',
    params: ofImport,
    query: z.object({ kind: ImportedRowKind, ...pageQuery }),
    responses: { 200: ImportedRowPage, 400: Problem, 404: Problem },
  },
  'GET /api/accounts/{id}/schedules/imports/{scheduleImportId}/errors': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Returns the rows with errors as a spreadsheet to fix and import again.',
    params: ofImport,
    responses: { 200: 'file', 404: Problem },
  },
  'POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/forget-heading': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Forgets the column that the brokerage matched with a heading before.',
    params: ofImport,
    body: z.object({ heading: z.string().max(4000) }),
    responses: { 200: ScheduleImport, 404: Problem },
  },
  'POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/start': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Imports the checked rows in the background.',
    params: ofImport,
    body: ImportStart,
    responses: { 202: ScheduleImport, 404: Problem, 409: OtherState },
  },
  'POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/replay': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Restarts a failed or stalled import from its stored file, unless a later import of the tab replaced it.',
    params: ofImport,
    responses: { 202: ScheduleImport, 404: Problem, 409: Problem },
  },
  'POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/cancel': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Cancels an import. Its changes so far are undone.',
    params: ofImport,
    responses: { 202: ScheduleImport, 404: Problem, 409: OtherState },
  },
  'POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/undo': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Undoes an import, except cells and rows that changed since.',
    params: ofImport,
    responses: { 202: ScheduleImport, 404: Problem, 409: OtherState },
  },
  'GET /api/administration/schedule-imports': {
    access: 'administrator',
    summary: 'Lists the imports of all accounts with their files, newest first.',
    query: z.object({
      search: z.string().trim().max(100).optional().meta({ description: 'In the name of the file or the account' }),
      state: ImportState.optional(),
      kept: z.stringbool().optional().meta({ description: 'Only those whose file is stored' }),
      ...pageQuery,
    }),
    responses: { 200: z.object({ items: z.array(AccountImport), nextCursor }), 400: Problem },
  },
  'POST /api/administration/schedule-imports/{accountId}/{importId}/reprocess': {
    access: 'account-administrator',
    summary: 'Restarts failed or stalled work from the stored file. Newer edits are kept.',
    params: z.object({ accountId: z.string(), importId: z.string() }),
    responses: { 202: AccountImport, 404: Problem, 409: Problem },
  },
  'GET /api/administration/schedule-imports/{accountId}/{importId}/file': {
    access: 'account-administrator',
    summary: 'Returns the uploaded file of an import.',
    params: z.object({ accountId: z.string(), importId: z.string() }),
    responses: { 200: 'file', 404: Problem },
  },
})
