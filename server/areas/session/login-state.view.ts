import type { Tx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { loginDelayOf } from './login-failures.store.ts'
import { openSessions } from './own-sessions/own-sessions.view.ts'

/** How many active sessions a user has, and when the next login is allowed after failed ones; null if now. */
export async function loginState(
  tx: Tx,
  { secret, now }: Pick<Platform, 'secret' | 'now'>,
  { id, username }: { readonly id: string; readonly username: string },
): Promise<{ openSessions: number; loginDelayedUntil: string | null }> {
  const [open, until] = await Promise.all([openSessions(tx, id, now()).execute(), loginDelayOf(tx, secret, username)])
  return {
    openSessions: open.length,
    loginDelayedUntil: until !== null && until > now() ? until.toISOString() : null,
  }
}
