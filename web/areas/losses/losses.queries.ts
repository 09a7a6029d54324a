import { selectedFactorMessages } from '@portico/contract/areas/losses/development/selected-factors.messages.ts'
import type { FactorSelection } from '@portico/contract/areas/losses/development/selected-factors.shapes.ts'
import type { LossRunRule, LossRunRuleDraft } from '@portico/contract/areas/losses/loss-run-rule.shapes.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type {
  AuthorizationSignature,
  LossRun,
  LossRunFields,
  LossRunRequest,
  LossRunRequestDraft,
} from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { ChosenColumns, Loss, LossFields } from '@portico/contract/areas/losses/loss.shapes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useThenRead } from '../../kit/records/use-then-read.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'

const overviewKey = 'GET /api/accounts/{accountId}/loss-runs'
const lossesKey = 'GET /api/accounts/{accountId}/loss-runs/{runId}/losses'
const rowsKey = 'GET /api/accounts/{accountId}/loss-runs/{runId}/rows'
const analysisKey = 'GET /api/accounts/{accountId}/losses/analysis'
export const factorsKey = 'PUT /api/accounts/{accountId}/losses/factors/{line}'
export const signKey = 'POST /api/accounts/{accountId}/loss-runs/requests/{requestId}/signature'
export const withdrawKey = 'POST /api/accounts/{accountId}/loss-runs/requests/{requestId}/withdraw'
export const changeRunKey = 'PUT /api/accounts/{accountId}/loss-runs/{runId}'
export const acknowledgeKey = 'POST /api/accounts/{accountId}/loss-runs/{runId}/difference'
export const changeLossKey = 'PUT /api/accounts/{accountId}/losses/{lossId}'
export const changeRuleKey = 'PUT /api/brokerages/{brokerCode}/loss-run-rules/{ruleId}'

export const useLossRuns = (accountId: string) => useQuery(q(overviewKey, { params: { accountId } }))

/** A loss run with its losses. */
export const useRunLosses = (accountId: string, runId: string) =>
  useQuery(q(lossesKey, { params: { accountId, runId } }))

/** What is in the file of a run; the rows stay in sight while another choice of columns is read. */
export const useFileRows = (accountId: string, runId: string, columns: ChosenColumns) =>
  useQuery({
    ...q(rowsKey, { params: { accountId, runId }, query: { columns: JSON.stringify(columns) } }),
    placeholderData: keepPreviousData,
    retry: false,
  })

/** The analysis of all lines, or of one. */
export const useAnalysis = (accountId: string, line: string) =>
  useQuery({
    ...q(analysisKey, { params: { accountId }, query: line === '' ? {} : { line } }),
    placeholderData: keepPreviousData,
  })

/** What people do to loss runs of an account; each call throws its error. */
export function useLossCalls(accountId: string) {
  const thenRead = useThenRead([overviewKey, lossesKey, rowsKey, analysisKey])
  const ofRun = ({ id: runId }: Pick<LossRun, 'id'>) => ({ accountId, runId })
  return {
    send: (body: LossRunRequestDraft) =>
      thenRead(call('POST /api/accounts/{accountId}/loss-runs/requests', { params: { accountId }, body }), () =>
        body.signed === null ? lossMessages.toSign(body.carrier) : lossMessages.sent(body.carrier),
      ),
    sign: ({ id: requestId, carrier, version }: LossRunRequest, signed: AuthorizationSignature) =>
      thenRead(call(signKey, { params: { accountId, requestId }, body: { ...signed, version } }), () =>
        lossMessages.sent(carrier),
      ),
    followUp: ({ id: requestId, carrier, version }: LossRunRequest, kind: 'REMINDER' | 'ESCALATION') =>
      thenRead(
        call('POST /api/accounts/{accountId}/loss-runs/requests/{requestId}/follow-ups', {
          params: { accountId, requestId },
          body: { kind, version },
        }),
        () => lossMessages.followedUp(carrier),
      ),
    withdraw: ({ id: requestId, version }: LossRunRequest, reason: string) =>
      thenRead(
        call(withdrawKey, {
          params: { accountId, requestId },
          body: { reason, version },
        }),
        () => lossMessages.withdrawn,
      ),
    addRun: (fields: LossRunFields, file: File) =>
      thenRead(
        call('POST /api/accounts/{accountId}/loss-runs', {
          params: { accountId },
          query: { fields: JSON.stringify(fields) },
          file,
        }),
        () => lossMessages.received,
      ),
    changeRun: (run: LossRun, fields: LossRunFields) =>
      thenRead(
        call(changeRunKey, {
          params: ofRun(run),
          body: { ...fields, version: run.version },
        }),
        () => lossMessages.runSaved,
      ),
    removeRun: (run: LossRun) =>
      thenRead(
        call('DELETE /api/accounts/{accountId}/loss-runs/{runId}', {
          params: ofRun(run),
          query: { version: String(run.version) },
        }),
        () => lossMessages.runRemoved,
      ),
    acknowledge: (run: LossRun, reason: string) =>
      thenRead(
        call(acknowledgeKey, {
          params: ofRun(run),
          body: { reason, version: run.version },
        }),
        () => lossMessages.acknowledged,
      ),
    importRows: (run: LossRun, columns: ChosenColumns, before: number) =>
      thenRead(
        call('POST /api/accounts/{accountId}/loss-runs/{runId}/rows', { params: ofRun(run), body: { columns } }),
        ({ losses }) => lossMessages.imported(losses.length - before),
      ),
    addLoss: (runId: string, fields: LossFields) =>
      thenRead(
        call('POST /api/accounts/{accountId}/losses', { params: { accountId }, body: { runId, ...fields } }),
        () => lossMessages.lossSaved,
      ),
    changeLoss: ({ id: lossId, version }: Loss, fields: LossFields) =>
      thenRead(
        call(changeLossKey, {
          params: { accountId, lossId },
          body: { ...fields, version },
        }),
        () => lossMessages.lossSaved,
      ),
    removeLoss: ({ id: lossId, version }: Loss) =>
      thenRead(
        call('DELETE /api/accounts/{accountId}/losses/{lossId}', {
          params: { accountId, lossId },
          query: { version: String(version) },
        }),
        () => lossMessages.lossRemoved,
      ),
    saveFactors: (line: string, body: FactorSelection & { readonly version: number }) =>
      thenRead(call(factorsKey, { params: { accountId, line }, body }), () => selectedFactorMessages.saved),
    addRule: (brokerCode: string, body: LossRunRuleDraft) =>
      thenRead(
        call('POST /api/brokerages/{brokerCode}/loss-run-rules', { params: { brokerCode }, body }),
        () => lossMessages.ruleSaved,
      ),
    changeRule: (
      brokerCode: string,
      { id: ruleId, version }: LossRunRule,
      { level: _level, ...body }: LossRunRuleDraft,
    ) =>
      thenRead(
        call(changeRuleKey, {
          params: { brokerCode, ruleId },
          body: { ...body, version },
        }),
        () => lossMessages.ruleSaved,
      ),
    removeRule: (brokerCode: string, { id: ruleId, version }: LossRunRule) =>
      thenRead(
        call('DELETE /api/brokerages/{brokerCode}/loss-run-rules/{ruleId}', {
          params: { brokerCode, ruleId },
          query: { version: String(version) },
        }),
        () => lossMessages.ruleRemoved,
      ),
  }
}
