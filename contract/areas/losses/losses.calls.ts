import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { wholeFileLimit } from '../documents/document.rules.ts'
import { policyTypeCodes } from '../policies/policy-types.ts'
import { FactorSelection, SelectedFactors } from './development/selected-factors.shapes.ts'
import { LossRunRule, lossRunRule } from './loss-run-rule.shapes.ts'
import {
  DifferenceDraft,
  FollowUpDraft,
  LossRun,
  LossRunEdit,
  LossRunOverview,
  LossRunRequest,
  LossRunRequestDraft,
  LossRunUpload,
  SignatureDraft,
  WithdrawDraft,
} from './loss-run.shapes.ts'
import {
  Loss,
  LossAnalysis,
  LossDraft,
  LossEdit,
  LossFilePreview,
  LossFileQuery,
  LossImport,
  RunLosses,
} from './loss.shapes.ts'

const access = 'account:OP_READ_LOSS_RUNS'
const inAccount = z.object({ accountId: z.string() })
const ofRequest = z.object({ accountId: z.string(), requestId: z.string() })
const ofRun = z.object({ accountId: z.string(), runId: z.string() })
const ofLoss = z.object({ accountId: z.string(), lossId: z.string() })
const inBrokerage = z.object({ brokerCode: z.string() })
const ofRule = z.object({ brokerCode: z.string(), ruleId: z.string() })
const version = z.object({ version: z.coerce.number<string>().int() })
const staleAs = <S extends z.core.SomeType>(current: S, id: string) => Problem.extend({ current }).meta({ id })
const StaleRequest = staleAs(LossRunRequest, 'StaleLossRunRequest')
const StaleRun = staleAs(LossRun, 'StaleLossRun')
const StaleLoss = staleAs(Loss, 'StaleLoss')
const StaleFactors = staleAs(SelectedFactors, 'StaleSelectedFactors')
const Line = z.string().refine((code) => policyTypeCodes.includes(code), 'must be the code of a policy type')
const Rules = z.array(LossRunRule)

export const lossesCalls = calls({
  'GET /api/accounts/{accountId}/loss-runs': {
    access,
    summary: 'Returns the loss runs of the last 5 years by carrier, policy, and year, with requests and deadlines.',
    params: inAccount,
    responses: { 200: LossRunOverview, 403: Problem },
  },
  'POST /api/accounts/{accountId}/loss-runs/requests': {
    access,
    summary:
      'Requests loss runs from a carrier. Signed by the insured’s Admin, the letter is emailed and saved in Documents; ' +
      'otherwise the Admins are asked to sign it.',
    params: inAccount,
    body: LossRunRequestDraft,
    responses: { 201: LossRunRequest, 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/loss-runs/requests/{requestId}/follow-ups': {
    access,
    summary: 'Sends the carrier a reminder, or an escalation with a letter once overdue.',
    params: ofRequest,
    body: FollowUpDraft,
    responses: { 200: LossRunRequest, 403: Problem, 404: Problem, 422: Problem, 409: StaleRequest },
  },
  'POST /api/accounts/{accountId}/loss-runs/requests/{requestId}/signature': {
    access,
    summary: 'Signs a prepared request for the insured and emails it to the carrier. The insured’s Admin only.',
    params: ofRequest,
    body: SignatureDraft,
    responses: { 200: LossRunRequest, 403: Problem, 404: Problem, 422: Problem, 409: StaleRequest },
  },
  'POST /api/accounts/{accountId}/loss-runs/requests/{requestId}/withdraw': {
    access,
    summary: 'Withdraws a request, with a reason.',
    params: ofRequest,
    body: WithdrawDraft,
    responses: { 200: LossRunRequest, 403: Problem, 404: Problem, 422: Problem, 409: StaleRequest },
  },
  'POST /api/accounts/{accountId}/loss-runs': {
    access,
    summary: 'Adds a received loss run with its file; mismatches must be acknowledged.',
    params: inAccount,
    query: LossRunUpload,
    upload: { field: 'file', maxBytes: wholeFileLimit },
    responses: { 201: LossRun, 403: Problem, 404: Problem, 422: Problem, 413: Problem },
  },
  'PUT /api/accounts/{accountId}/loss-runs/{runId}': {
    access,
    summary: 'Changes the details of a loss run.',
    params: ofRun,
    body: LossRunEdit,
    responses: { 200: LossRun, 403: Problem, 404: Problem, 422: Problem, 409: StaleRun },
  },
  'DELETE /api/accounts/{accountId}/loss-runs/{runId}': {
    access,
    summary: 'Removes a loss run with its losses; its file stays in the library.',
    params: ofRun,
    query: version,
    responses: { 204: 'nothing', 403: Problem, 404: Problem, 422: Problem, 409: StaleRun },
  },
  'POST /api/accounts/{accountId}/loss-runs/{runId}/difference': {
    access,
    summary: 'Acknowledges the current discrepancy between the losses and the document totals.',
    params: ofRun,
    body: DifferenceDraft,
    responses: { 200: LossRun, 403: Problem, 404: Problem, 422: Problem, 409: StaleRun },
  },
  'GET /api/accounts/{accountId}/loss-runs/{runId}/losses': {
    access,
    summary: 'Returns a loss run with its losses, latest first.',
    params: ofRun,
    responses: { 200: RunLosses, 403: Problem, 404: Problem },
  },
  'GET /api/accounts/{accountId}/loss-runs/{runId}/rows': {
    access,
    summary: 'Previews the losses in the file of a loss run, row by row.',
    params: ofRun,
    query: LossFileQuery,
    responses: { 200: LossFilePreview, 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/loss-runs/{runId}/rows': {
    access,
    summary: 'Adds the new losses of the file that have no errors.',
    params: ofRun,
    body: LossImport,
    responses: { 200: RunLosses, 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/losses': {
    access,
    summary: 'Adds a loss to a loss run.',
    params: inAccount,
    body: LossDraft,
    responses: { 201: Loss, 403: Problem, 404: Problem, 422: Problem },
  },
  'PUT /api/accounts/{accountId}/losses/{lossId}': {
    access,
    summary: 'Changes a loss. Refuses a stale save and returns the current loss.',
    params: ofLoss,
    body: LossEdit,
    responses: { 200: Loss, 403: Problem, 404: Problem, 422: Problem, 409: StaleLoss },
  },
  'DELETE /api/accounts/{accountId}/losses/{lossId}': {
    access,
    summary: 'Removes a loss.',
    params: ofLoss,
    query: version,
    responses: { 204: 'nothing', 403: Problem, 404: Problem, 422: Problem, 409: StaleLoss },
  },
  'GET /api/accounts/{accountId}/losses/analysis': {
    access,
    summary: 'Returns 5 years of losses by year, line, and cause, their development, and the largest ones.',
    params: inAccount,
    query: z.object({ line: z.string().max(60).optional().meta({ description: 'Code of a policy type' }) }),
    responses: { 200: LossAnalysis, 403: Problem },
  },
  'PUT /api/accounts/{accountId}/losses/factors/{line}': {
    access,
    summary: 'Saves the development factors selected for a line. Refuses a stale save and returns the current ones.',
    params: z.object({ accountId: z.string(), line: Line }),
    body: FactorSelection.extend({
      version: z.number().int().min(0).meta({ description: 'The version that was changed; 0 for the first' }),
    }),
    responses: { 200: SelectedFactors, 403: Problem, 409: StaleFactors, 422: Problem },
  },
  'POST /api/brokerages/{brokerCode}/loss-run-rules': lossRunRule.add(inBrokerage, { answers: Rules }),
  'PUT /api/brokerages/{brokerCode}/loss-run-rules/{ruleId}': lossRunRule.change(ofRule, { answers: Rules }),
  'DELETE /api/brokerages/{brokerCode}/loss-run-rules/{ruleId}': lossRunRule.removeFrom(ofRule, { answers: Rules }),
})
