import { lossesCalls } from '@portico/contract/areas/losses/losses.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { showAnalysis } from './analysis/show-analysis.ts'
import { saveFactors } from './factors/save-factors.ts'
import { addLoss } from './losses/add-loss.ts'
import { changeLoss } from './losses/change-loss.ts'
import { importRows } from './losses/import-rows.ts'
import { listRunLosses } from './losses/list-run-losses.ts'
import { previewRows } from './losses/preview-rows.ts'
import { removeLoss } from './losses/remove-loss.ts'
import { showLossRuns } from './overview/show-loss-runs.ts'
import { followUp } from './requests/follow-up.ts'
import { sendRequest } from './requests/send-request.ts'
import { signRequest } from './requests/sign-request.ts'
import { withdrawRequest } from './requests/withdraw-request.ts'
import { lossRunRules } from './rules/rules.record.ts'
import { acknowledgeDifference } from './runs/acknowledge-difference.ts'
import { addRun } from './runs/add-run.ts'
import { changeRun } from './runs/change-run.ts'
import { removeRun } from './runs/remove-run.ts'

export const lossesRoutes = bind(lossesCalls, {
  'GET /api/accounts/{accountId}/loss-runs': showLossRuns,
  'POST /api/accounts/{accountId}/loss-runs/requests': sendRequest,
  'POST /api/accounts/{accountId}/loss-runs/requests/{requestId}/follow-ups': followUp,
  'POST /api/accounts/{accountId}/loss-runs/requests/{requestId}/signature': signRequest,
  'POST /api/accounts/{accountId}/loss-runs/requests/{requestId}/withdraw': withdrawRequest,
  'POST /api/accounts/{accountId}/loss-runs': addRun,
  'PUT /api/accounts/{accountId}/loss-runs/{runId}': changeRun,
  'DELETE /api/accounts/{accountId}/loss-runs/{runId}': removeRun,
  'POST /api/accounts/{accountId}/loss-runs/{runId}/difference': acknowledgeDifference,
  'GET /api/accounts/{accountId}/loss-runs/{runId}/losses': listRunLosses,
  'GET /api/accounts/{accountId}/loss-runs/{runId}/rows': previewRows,
  'POST /api/accounts/{accountId}/loss-runs/{runId}/rows': importRows,
  'POST /api/accounts/{accountId}/losses': addLoss,
  'PUT /api/accounts/{accountId}/losses/{lossId}': changeLoss,
  'DELETE /api/accounts/{accountId}/losses/{lossId}': removeLoss,
  'GET /api/accounts/{accountId}/losses/analysis': showAnalysis,
  'PUT /api/accounts/{accountId}/losses/factors/{line}': saveFactors,
  'POST /api/brokerages/{brokerCode}/loss-run-rules': lossRunRules.add,
  'PUT /api/brokerages/{brokerCode}/loss-run-rules/{ruleId}': lossRunRules.change,
  'DELETE /api/brokerages/{brokerCode}/loss-run-rules/{ruleId}': lossRunRules.remove,
})
