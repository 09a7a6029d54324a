import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { insertIfAbsent, updateAtVersion } from '../../../platform/database/rows.ts'
import { demand, stale } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { keepsDetails } from '../details.access.ts'
import { pipelineOf } from './pipeline.view.ts'

/** Changes a prospect's status with its brokerage. The insured do not see it. */
export const savePipeline: Handler<'PUT /api/accounts/{accountId}/details/pipeline'> = async (context, { body }) =>
  context.write(async (tx) => {
    demand(keepsDetails(context), detailsMessages.staffOnly)
    const { account } = context.account
    const { version, ...pipeline } = body
    const before = await pipelineOf(tx, account)
    const isSaved =
      version === before.version &&
      (version === 0
        ? await insertIfAbsent(tx, 'account_pipelines', { account_code: account, ...pipeline })
        : await updateAtVersion(tx, 'account_pipelines', { account_code: account, version }, pipeline))
    const after = await pipelineOf(tx, account)
    if (!isSaved) throw stale(after)
    await tx.record({
      action: 'pipeline.change',
      subject: { type: 'pipeline', id: account },
      before: { stage: before.stage, source: before.source },
      after: pipeline,
      events: [change(account, 'account')],
      internal: true,
    })
    return { status: 200, body: after }
  })
