import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { ModPlan, PlanDraft, planLimits, PlanPreview } from './plan.shapes.ts'
import {
  LetterDraft,
  NewWorksheet,
  RatedWorksheet,
  WorksheetContent,
  worksheetLimits,
  WorksheetSummary,
  WorksheetVersion,
} from './worksheet.shapes.ts'

const inAccount = z.object({ accountId: z.string() })
const oneWorksheet = inAccount.extend({ worksheetId: z.string() })
const ofBrokerage = z.object({ brokerCode: z.string() })
const onePlan = ofBrokerage.extend({ planId: z.string() })
const version = z.coerce.number<number>().int()
const Stale = Problem.extend({ current: RatedWorksheet }).meta({ id: 'StaleModWorksheet' })
const Exists = Problem.extend({ existing: z.string() }).meta({ id: 'SameModWorksheet' })

export const experienceCalls = calls({
  'GET /api/accounts/{accountId}/experience': {
    access: 'account:OP_READ_MOD',
    summary: 'Lists the worksheets of an account, newest rating date first, with the published and calculated mod.',
    params: inAccount,
    responses: { 200: z.array(WorksheetSummary).max(100) },
  },
  'POST /api/accounts/{accountId}/experience': {
    access: 'account:OP_READ_MOD',
    summary: 'Adds the worksheet of a state and rating date. A second one is refused with the one that exists.',
    params: inAccount,
    body: NewWorksheet,
    bodyBytes: 1_000_000,
    responses: { 201: RatedWorksheet, 403: Problem, 409: Exists, 422: Problem },
  },
  'GET /api/accounts/{accountId}/experience/{worksheetId}': {
    access: 'account:OP_READ_MOD',
    summary: 'Returns a worksheet with its rating values; an earlier version by `number`.',
    params: oneWorksheet,
    query: z.object({ number: z.coerce.number<number>().int().optional() }),
    responses: { 200: RatedWorksheet, 404: Problem },
  },
  'PUT /api/accounts/{accountId}/experience/{worksheetId}': {
    access: 'account:OP_READ_MOD',
    summary:
      'Saves a worksheet as its next version. Refuses lines outside the experience period and a split point that is not ' +
      'that of the state and date.',
    params: oneWorksheet,
    body: WorksheetContent.extend({ version: z.number().int() }),
    bodyBytes: 1_000_000,
    responses: { 200: RatedWorksheet, 403: Problem, 404: Problem, 409: Stale, 422: Problem },
  },
  'DELETE /api/accounts/{accountId}/experience/{worksheetId}': {
    access: 'account:OP_READ_MOD',
    summary: 'Removes a worksheet with its versions.',
    params: oneWorksheet,
    query: z.object({ version }),
    responses: { 204: 'nothing', 403: Problem, 404: Problem, 409: Stale },
  },
  'GET /api/accounts/{accountId}/experience/{worksheetId}/versions': {
    access: 'account:OP_READ_MOD',
    summary: 'The versions of a worksheet, the newest first.',
    params: oneWorksheet,
    responses: { 200: z.array(WorksheetVersion).max(200), 404: Problem },
  },
  'POST /api/accounts/{accountId}/experience/{worksheetId}/file': {
    access: 'account:OP_READ_MOD',
    summary: 'Replaces the classes and claims of a worksheet with those from a spreadsheet: all rows or none.',
    params: oneWorksheet,
    query: z.object({ version }),
    upload: { field: 'file', maxBytes: worksheetLimits.bytes },
    responses: { 200: RatedWorksheet, 403: Problem, 404: Problem, 409: Stale, 413: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/experience/{worksheetId}/letters': {
    access: 'account:OP_READ_MOD',
    summary:
      'Writes a letter that asks the bureau or carrier to correct worksheet errors; saved in Documents, and ' +
      'emailed if an address is given.',
    params: oneWorksheet,
    body: LetterDraft,
    responses: {
      201: z.object({ documentId: z.string(), name: z.string() }),
      403: Problem,
      404: Problem,
      422: Problem,
    },
  },
  'GET /api/brokerages/{brokerCode}/mod-plans': {
    access: 'brokerage',
    summary: 'Lists the rating values a brokerage has loaded, including drafts and replaced ones.',
    params: ofBrokerage,
    responses: { 200: z.array(ModPlan).max(1000) },
  },
  'POST /api/brokerages/{brokerCode}/mod-plans': {
    access: 'brokerage-admin',
    summary: 'Reads rating values from a file into a draft and returns its contents.',
    params: ofBrokerage,
    query: PlanDraft,
    upload: { field: 'file', maxBytes: planLimits.bytes },
    responses: { 201: PlanPreview, 413: Problem, 422: Problem },
  },
  'GET /api/brokerages/{brokerCode}/mod-plans/{planId}': {
    access: 'brokerage',
    summary: 'Returns the rating values of a state with the ones they would replace.',
    params: onePlan,
    responses: { 200: PlanPreview, 404: Problem },
  },
  'POST /api/brokerages/{brokerCode}/mod-plans/{planId}/in-force': {
    access: 'brokerage-admin',
    summary: 'Activates a draft. It replaces values of the same owner and state for the same dates.',
    params: onePlan,
    responses: { 200: z.array(ModPlan).max(1000), 404: Problem, 409: Problem, 422: Problem },
  },
  'DELETE /api/brokerages/{brokerCode}/mod-plans/{planId}': {
    access: 'brokerage-admin',
    summary: 'Discards a draft.',
    params: onePlan,
    responses: { 204: 'nothing', 404: Problem, 409: Problem },
  },
})
