import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { keepsDetails } from '../details.access.ts'
import { pipelineOf } from './pipeline.view.ts'

/** A prospect's status with its brokerage. */
export const readPipeline: Handler<'GET /api/accounts/{accountId}/details/pipeline'> = async (context) => {
  demand(keepsDetails(context), detailsMessages.staffOnly)
  return { status: 200, body: await context.read((tx) => pipelineOf(tx, context.account.account)) }
}
