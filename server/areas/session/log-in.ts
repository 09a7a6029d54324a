import { sessionMessages } from '@portico/contract/areas/session/session.messages.ts'
import type { SessionState } from '../../platform/access/actor.ts'
import type { OpenContext, Verb } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { loginView, type Login } from './login.view.ts'
import { passwordMatches } from './passwords.ts'
import { countFailedLogin, forgiveFailedLogins, startSession } from './session.store.ts'

/** Starts a session. Unknown name, wrong password and a blocked login cannot be told apart. */
export const logIn: Verb<'POST /auth/login'> = async (context, { body }) => {
  const login = await context.read((tx) => loginView(tx, body.username))
  const matches = await passwordMatches(login?.passwordHash, body.password)
  if (login === undefined || !matches || isBlocked(login, context.platform.now())) {
    await keepFailure(context, body.username, login)
    throw new Refusal(422, 'unknown_login', sessionMessages.unknownLogin)
  }
  return context.write(async (tx) => {
    await forgiveFailedLogins(tx, login.userId)
    const sessionId = await startSession(context, tx, login.userId, stateOf(login))
    await tx.record({
      action: 'session.start',
      subject: { type: 'session', id: sessionId },
      after: { userId: login.userId, state: stateOf(login), ip: context.client.ip },
    })
    return { status: 200, body: login.answer }
  })
}

const isBlocked = (login: Login, now: Date) => login.blockedUntil !== null && login.blockedUntil > now

function stateOf({ answer }: Login): SessionState {
  if (answer.tfaEnabled) return 'code_owed'
  return answer.mustResetPassword ? 'password_owed' : 'complete'
}

async function keepFailure(context: OpenContext, username: string, login: Login | undefined): Promise<void> {
  await context.write(async (tx) => {
    if (login !== undefined) await countFailedLogin(tx, login.userId, login.failedLogins + 1, context.platform.now())
    await tx.record({
      action: 'session.refuse',
      subject: { type: 'user', id: login?.userId ?? 'unknown' },
      after: { username: username.slice(0, 100), ip: context.client.ip },
    })
    return { status: 422 }
  })
}
