import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { wholeFileLimit } from '../documents/document.rules.ts'
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
const Rules = z.array(LossRunRule)

export const lossesCalls = calls({
  'GET /api/accounts/{accountId}/loss-runs': {
    access,
    summary:
      'Loss runs of the last five years by carrier, policy and year, with requests, received runs and deadlines.',
    params: inAccount,
    responses: { 200: LossRunOverview, 403: Problem },
  },
  'POST /api/accounts/{accountId}/loss-runs/requests': {
    access,
    summary: 'Asks a carrier for loss runs: a signed letter is kept among the documents, and mailed.',
    params: inAccount,
    body: LossRunRequestDraft,
    responses: { 201: LossRunRequest, 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/loss-runs/requests/{requestId}/follow-ups': {
    access,
    summary: 'Writes to the carrier again: a reminder, or once it is overdue an escalation with a letter.',
    params: ofRequest,
    body: FollowUpDraft,
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
    summary: 'Adds a loss run that came, with its file; what does not fit has to be acknowledged.',
    params: inAccount,
    query: LossRunUpload,
    upload: { field: 'file', maxBytes: wholeFileLimit },
    responses: { 201: LossRun, 403: Problem, 404: Problem, 422: Problem, 413: Problem },
  },
  'PUT /api/accounts/{accountId}/loss-runs/{runId}': {
    access,
    summary: 'Changes what is said of a loss run.',
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
    summary: 'Acknowledges that the losses do not add up to the totals of the document, as they stand now.',
    params: ofRun,
    body: DifferenceDraft,
    responses: { 200: LossRun, 403: Problem, 404: Problem, 422: Problem, 409: StaleRun },
  },
  'GET /api/accounts/{accountId}/loss-runs/{runId}/losses': {
    access,
    summary: 'A loss run with its losses, the latest first.',
    params: ofRun,
    responses: { 200: RunLosses, 403: Problem, 404: Problem },
  },
  'GET /api/accounts/{accountId}/loss-runs/{runId}/rows': {
    access,
    summary: 'What stands in the file of a loss run, row by row, before anything of it is added.',
    params: ofRun,
    query: LossFileQuery,
    responses: { 200: LossFilePreview, 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/loss-runs/{runId}/rows': {
    access,
    summary: 'Adds the losses of the file that are not there yet and have no fault.',
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
    summary: 'Changes a loss. A save from an old version is refused with it as it stands.',
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
    summary: 'Five years of losses by year, line and cause, their development, and the large ones.',
    params: inAccount,
    query: z.object({ line: z.string().max(60).optional().meta({ description: 'Code of a policy type' }) }),
    responses: { 200: LossAnalysis, 403: Problem },
  },
  'POST /api/brokerages/{brokerCode}/loss-run-rules': lossRunRule.add(inBrokerage, { answers: Rules }),
  'PUT /api/brokerages/{brokerCode}/loss-run-rules/{ruleId}': lossRunRule.change(ofRule, { answers: Rules }),
  'DELETE /api/brokerages/{brokerCode}/loss-run-rules/{ruleId}': lossRunRule.removeFrom(ofRule, { answers: Rules }),
})
