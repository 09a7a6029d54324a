import type { Verb } from '../../../platform/context.ts'
import { demand } from '../../../platform/refusal.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import { mayKeepLosses } from '../losses.access.ts'
import { readRunFile } from './read-run-file.ts'

/** What importing a run's file would add. The file may name claimants, so only people who may edit losses see it. */
export const previewRows: Verb<'GET /api/accounts/{accountId}/loss-runs/{runId}/rows'> = async (
  context,
  { params, query },
) => {
  demand(mayKeepLosses(context), lossMessages.onlyReads)
  return { status: 200, body: await readRunFile(context, params.runId, query.columns ?? {}) }
}
