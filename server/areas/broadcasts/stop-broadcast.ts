import { broadcastMessages } from '@portico/contract/areas/broadcasts/broadcast.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { updateRow } from '../../platform/database/rows.ts'
import { withdrawMessages } from '../../platform/messages/message-store.ts'
import { demand, notFound, unprocessable } from '../../platform/error-response.ts'
import { wantedBroadcast } from './broadcast.view.ts'
import { keepWithdrawn, lockBroadcast, withdrawWaiting } from './broadcasts.store.ts'

/** Stops a broadcast: nothing more is sent and its banner disappears. */
export const stopBroadcast: Handler<'POST /api/administration/broadcasts/{broadcastId}/stop'> = async (
  context,
  { params: { broadcastId } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const now = context.platform.now()
    const locked = await lockBroadcast(tx, broadcastId)
    if (locked === undefined) throw notFound()
    if (!(await wantedBroadcast(tx, broadcastId, now)).canStop) throw unprocessable({}, broadcastMessages.finished)
    await keepWithdrawn(tx, broadcastId, await withdrawMessages(tx, await withdrawWaiting(tx, broadcastId)))
    const stopped = { state: 'STOPPED', stopped_by: context.actor.userId, stopped_at: now } as const
    await updateRow(tx, 'broadcasts', { id: broadcastId }, stopped)
    await tx.record({
      action: 'broadcast.stop',
      subject: { type: 'broadcast', id: broadcastId },
      before: { state: locked.state },
      after: { state: 'STOPPED' },
    })
    return { status: 200, body: await wantedBroadcast(tx, broadcastId, now) }
  })
