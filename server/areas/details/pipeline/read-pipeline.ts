import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import type { Verb } from '../../../platform/context.ts'
import { demand } from '../../../platform/refusal.ts'
import { keepsDetails } from '../details.access.ts'
import { pipelineOf } from './pipeline.view.ts'

/** A prospect's status with its brokerage. */
export const readPipeline: Verb<'GET /api/accounts/{accountId}/details/pipeline'> = async (context) => {
  demand(keepsDetails(context), detailsMessages.staffOnly)
  return { status: 200, body: await context.read((tx) => pipelineOf(tx, context.account.account)) }
}
