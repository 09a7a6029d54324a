import { openingMessages } from '@portico/contract/areas/details/opening.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, ErrorResponse } from '../../../platform/error-response.ts'
import { lockAccountOf } from './opening.view.ts'
import { saveArchived } from './save-archived.ts'

/** Restores an archived account: its own people can open it again. */
export const restoreAccount: Handler<'POST /api/brokerages/{brokerCode}/accounts/{accountId}/restore'> = async (
  context,
  { params: { accountId } },
) =>
  context.write(async (tx) => {
    demand(!context.actor.isViewer)
    const held = await lockAccountOf(tx, context.brokerage.brokerage, accountId)
    if (held.archivedAt === null) throw new ErrorResponse(422, 'refused', openingMessages.notArchived)
    await tx.record(await saveArchived(tx, { account: accountId, held, archivedAt: null }))
    return { status: 204 }
  })
