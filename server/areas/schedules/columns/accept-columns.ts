import { columnMessages } from '@portico/contract/areas/schedules/columns/column.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { ErrorResponse, stale } from '../../../platform/error-response.ts'
import { columnsView, proposalView } from './columns.view.ts'
import { saveColumns } from './save-columns.ts'

/** Saves a proposal whose failing rows the person has seen. */
export const acceptColumns: Handler<
  'POST /api/broker-admin/{id}/schedule-columns/{type}/proposals/{proposalId}'
> = async (context, { params: { type, proposalId } }) =>
  context.write(async (tx) => {
    const { brokerage } = context.brokerage
    const of = { brokerage, type }
    const by = { by: context.actor.userId, at: context.platform.now() }
    const decided = await proposalView(tx, of, { id: proposalId, by: by.by })
    if (decided === undefined) throw new ErrorResponse(404, 'not_found', columnMessages.proposalGone)
    const before = await columnsView(tx, of)
    if (before.version !== decided.version) throw stale(before)
    await tx.record(await saveColumns(tx, context.platform, { of, before, decided, by }))
    return { status: 200, body: await columnsView(tx, of) }
  })
