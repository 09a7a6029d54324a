import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import { mayManageLosses } from '../losses.access.ts'
import { readRunFile } from './read-run-file.ts'

/** What importing a run's file would add. The file may name claimants, so only people who may edit losses see it. */
export const previewRows: Handler<'GET /api/accounts/{accountId}/loss-runs/{runId}/rows'> = async (
  context,
  { params, query },
) => {
  demand(mayManageLosses(context), lossMessages.onlyReads)
  return { status: 200, body: await readRunFile(context, params.runId, query.columns ?? {}) }
}
