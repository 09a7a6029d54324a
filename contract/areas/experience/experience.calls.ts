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
    summary: 'The worksheets of an account, the newest rating date first: published mod and what the portal figures.',
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
    summary: 'A worksheet with the state values that hold for it; an earlier version of it by `number`.',
    params: oneWorksheet,
    query: z.object({ number: z.coerce.number<number>().int().optional() }),
    responses: { 200: RatedWorksheet, 404: Problem },
  },
  'PUT /api/accounts/{accountId}/experience/{worksheetId}': {
    access: 'account:OP_READ_MOD',
    summary:
      'Saves a worksheet as its next version. Lines outside the experience period, and a split point that is not ' +
      'that of the state and date, are refused.',
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
    summary: 'Reads classes and claims from a spreadsheet in place of those of the worksheet: all rows of it, or none.',
    params: oneWorksheet,
    query: z.object({ version }),
    upload: { field: 'file', maxBytes: worksheetLimits.bytes },
    responses: { 200: RatedWorksheet, 403: Problem, 404: Problem, 409: Stale, 413: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/experience/{worksheetId}/letters': {
    access: 'account:OP_READ_MOD',
    summary:
      'Writes a letter that asks the bureau or carrier to correct what the error finder found; kept in Documents, and ' +
      'mailed where an address is given.',
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
    summary: 'The rating values of states that a brokerage has loaded, drafts and replaced ones among them.',
    params: ofBrokerage,
    responses: { 200: z.array(ModPlan).max(1000) },
  },
  'POST /api/brokerages/{brokerCode}/mod-plans': {
    access: 'brokerage-admin',
    summary: 'Reads the values of a state from a file as a draft, and answers what it holds.',
    params: ofBrokerage,
    query: PlanDraft,
    upload: { field: 'file', maxBytes: planLimits.bytes },
    responses: { 201: PlanPreview, 413: Problem, 422: Problem },
  },
  'GET /api/brokerages/{brokerCode}/mod-plans/{planId}': {
    access: 'brokerage',
    summary: 'The values of a state, beside those in whose place they would come.',
    params: onePlan,
    responses: { 200: PlanPreview, 404: Problem },
  },
  'POST /api/brokerages/{brokerCode}/mod-plans/{planId}/in-force': {
    access: 'brokerage-admin',
    summary: 'Puts a draft in force. Values of the same owner and state whose days it shares step back.',
    params: onePlan,
    responses: { 200: z.array(ModPlan).max(1000), 404: Problem, 409: Problem },
  },
  'DELETE /api/brokerages/{brokerCode}/mod-plans/{planId}': {
    access: 'brokerage-admin',
    summary: 'Discards a draft.',
    params: onePlan,
    responses: { 204: 'nothing', 404: Problem, 409: Problem },
  },
})
