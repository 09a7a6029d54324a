import type { Handler } from '../../platform/context.ts'
import { notFound } from '../../platform/error-response.ts'
import { isRecipient } from './banners.view.ts'
import { noteSeen } from './broadcasts.store.ts'

/** Records that the user has seen a banner. One that is for others is answered as unknown. */
export const seeBanner: Handler<'POST /api/users/me/banners/{broadcastId}/seen'> = async (
  { platform, actor: { userId }, ...context },
  { params: { broadcastId } },
) =>
  context.write(async (tx) => {
    if (!(await isRecipient(tx, broadcastId, userId))) throw notFound()
    const isFirst = await noteSeen(tx, { broadcastId, userId, at: platform.now() })
    await tx.record({ action: 'broadcast.see', subject: { type: 'broadcast', id: broadcastId }, after: { isFirst } })
    return { status: 204 }
  })
