import type { Handler } from '../../platform/context.ts'
import { notFound } from '../../platform/error-response.ts'
import { isRecipient } from './banners.view.ts'
import { noteDismissed } from './broadcasts.store.ts'

/** Dismisses a banner on all devices of the user. One that is for others is answered as unknown. */
export const dismissBanner: Handler<'POST /api/users/me/banners/{broadcastId}/dismiss'> = async (
  { platform, actor: { userId }, ...context },
  { params: { broadcastId } },
) =>
  context.write(async (tx) => {
    if (!(await isRecipient(tx, broadcastId, userId))) throw notFound()
    const isFirst = await noteDismissed(tx, { broadcastId, userId, at: platform.now() })
    await tx.record({
      action: 'broadcast.dismiss',
      subject: { type: 'broadcast', id: broadcastId },
      after: { isFirst },
    })
    return { status: 204 }
  })
