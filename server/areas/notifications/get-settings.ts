import type { Handler } from '../../platform/context.ts'
import { notFound } from '../../platform/error-response.ts'
import { personView, settingsOf } from './notification-settings.view.ts'

/** The user's notification settings. */
export const getSettings: Handler<'GET /api/users/self/notifications'> = async (context) => {
  const { actor, platform } = context
  const person = await context.read((tx) => personView(tx, actor.userId, platform.secret))
  if (person === undefined) throw notFound()
  return { status: 200, body: settingsOf(person) }
}
