import type { Handler } from '../../platform/context.ts'
import { deleteRow, insertIfAbsent } from '../../platform/database/rows.ts'
import { wantedOptOut } from './opt-out.view.ts'

/** Stops marketing email to the holder of an opt-out link, or allows it again. */
export const changeOptOut: Handler<'PUT /open/opt-outs/{token}'> = async (
  { platform, ...context },
  { params: { token }, body: { isOptedOut } },
) =>
  context.write(async (tx) => {
    const now = platform.now()
    const { userId, shown } = await wantedOptOut(tx, token, now)
    if (isOptedOut) await insertIfAbsent(tx, 'broadcast_opt_outs', { user_id: userId, opted_out_at: now })
    else await deleteRow(tx, 'broadcast_opt_outs', { user_id: userId })
    await tx.record({
      action: isOptedOut ? 'broadcast.opt-out' : 'broadcast.opt-in',
      subject: { type: 'user', id: userId },
      before: { isOptedOut: shown.isOptedOut },
      after: { isOptedOut },
    })
    return { status: 200, body: { ...shown, isOptedOut } }
  })
