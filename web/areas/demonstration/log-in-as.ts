import { call } from '../../platform/client.ts'
import { announceLogin, beginSession, logOutFirst } from '../../platform/session.ts'

interface Wanted {
  readonly username: string
  readonly password: string
}

/**
 * Logs in as a user of the demonstration, after logging out whoever is. The login page opens anew, with whatever step
 * the login still owes. Rejects where nobody could be logged in; whoever was is then logged out.
 */
export async function logInAs({ username, password }: Wanted, isLoggedIn: boolean): Promise<void> {
  if (isLoggedIn) await logOutFirst()
  await call('POST /auth/login', { body: { username, password } })
  beginSession()
  announceLogin()
  // Anew: nothing of whoever was here before stays in memory.
  location.assign('/login')
}
