import { call } from '../../platform/client.ts'
import { announceLogin, beginSession, logOutFirst } from '../../platform/session.ts'

interface Wanted {
  readonly username: string
  readonly password: string
}

/**
 * Logs in as a demonstration user, after logging out the current one. Reopens the login page at the pending login step.
 * Rejects if the login fails; the previous user is then logged out.
 */
export async function logInAs({ username, password }: Wanted, isLoggedIn: boolean): Promise<void> {
  if (isLoggedIn) await logOutFirst()
  await call('POST /auth/login', { body: { username, password } })
  beginSession()
  announceLogin()
  // A full load, so that no data of the previous user stays in memory.
  location.assign('/login')
}
