import { announceLogin, beginSession, forgetSession } from '../../platform/session.ts'

/**
 * Opens a page after the session has begun to show someone else. Nothing of the person before stays in memory, and
 * other tabs open again too.
 */
export function becomeUser(path: string): void {
  forgetSession()
  beginSession()
  announceLogin()
  // What was typed as the other person cannot be saved any more: no prompt asks whether to leave it.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  location.replace(path)
}
