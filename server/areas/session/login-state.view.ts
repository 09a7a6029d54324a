import type { Tx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { loginDelayOf } from './login-failures.store.ts'
import { openSessions } from './own-sessions/own-sessions.view.ts'

/** How many sessions of a user go on, and until when the next login waits after failed ones; null where it need not. */
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
