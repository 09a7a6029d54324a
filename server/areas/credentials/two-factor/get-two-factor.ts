import type { Handler } from '../../../platform/context.ts'
import { notFound } from '../../../platform/error-response.ts'
import { holderView } from '../holder.view.ts'
import { settingsView } from './two-factor.view.ts'

/** The user's two-factor settings, the phone masked. */
export const getTwoFactor: Handler<'GET /api/users/tfa'> = async (context) => {
  const { actor, platform } = context
  return context.read(async (tx) => {
    const holder = await holderView(tx, actor.userId, platform.secret)
    if (holder === undefined) throw notFound()
    return { status: 200, body: await settingsView(tx, holder, platform) }
  })
}
