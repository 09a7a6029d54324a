import { announceLogin, beginSession, forgetSession } from '../../platform/session.ts'

/**
 * Reloads at a page after the session starts showing another user, so that no previous data stays in memory; other tabs
 * reload too.
 */
export function becomeUser(path: string): void {
  forgetSession()
  beginSession()
  announceLogin()
  // Edits as the other person cannot be saved now: do not prompt to stay.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  location.replace(path)
}
