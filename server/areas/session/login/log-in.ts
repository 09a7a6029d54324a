import { sessionMessages } from '@portico/contract/areas/session/session.messages.ts'
import type { OpenContext, Handler } from '../../../platform/context.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { deleteRow } from '../../../platform/database/rows.ts'
import { beginSession } from './begin-session.ts'
import { knownDevice } from '../known-devices.store.ts'
import { countFailure, failureCountOf, isLoginDelayed } from '../login-failures.store.ts'
import { loginView, type Login } from './login.read-model.ts'
import { suspendedLogin } from './suspended-login.ts'
import { hashPassword, isOutdatedHash, passwordMatches } from '../../users/users.public.ts'
import { replacePasswordHash } from '../../users/users.public.ts'

/**
 * Starts a session. Unknown name, wrong password and a try that has to wait look the same: each does the same work. The
 * wait is checked after hashing, so that concurrent tries all count.
 */
export const logIn: Handler<'POST /auth/login'> = async (context, { body }) => {
  const { secret, now } = context.platform
  const [login, device] = await context.read((tx) =>
    Promise.all([loginView(tx, body, context.platform), knownDevice(context, tx, body.username)]),
  )
  const count = failureCountOf(secret, body.username, device)
  const matches = await passwordMatches(secret, login?.passwordHash, body.password, context.client.ip)
  const rehashed = login && matches ? await rehash(context, login, body.password) : undefined
  const answer = await context.write(async (tx) => {
    const isDelayed = await isLoginDelayed(tx, count, now())
    if (login === undefined || !matches || isDelayed) {
      await countFailure(tx, count, now())
      return refuse(context, tx, { username: body.username, login, isDelayed })
    }
    const { suspended } = login
    if (suspended !== null) return refuse(context, tx, { username: body.username, login, isDelayed, suspended })
    await deleteRow(tx, 'login_failures', { name_hash: count.name, device_hash: count.device })
    if (rehashed !== undefined) await replacePasswordHash(tx, login.userId, { from: login.passwordHash, to: rehashed })
    await beginSession(context, tx, login, { startedBy: 'password', isKnownDevice: device !== undefined })
    return { status: 200 as const, body: login.answer }
  })
  if (answer.status === 200) return answer
  if (answer.suspended !== undefined) throw suspendedLogin(answer.suspended)
  throw new ErrorResponse(422, 'unknown_login', sessionMessages.unknownLogin)
}

const rehash = async ({ platform, client }: OpenContext, { passwordHash }: Login, password: string) =>
  isOutdatedHash(passwordHash) ? hashPassword(platform.secret, password, client.ip) : undefined

interface Refused {
  readonly username: string
  readonly login: Login | undefined
  readonly isDelayed: boolean
  readonly suspended?: string
}

async function refuse({ client }: OpenContext, tx: WriteTx, { username, login, isDelayed, suspended }: Refused) {
  await tx.record({
    action: 'session.refuse',
    subject: { type: 'user', id: login?.userId ?? 'unknown' },
    after: {
      username: username.slice(0, 100),
      ip: client.ip,
      isDelayed,
      ...(suspended === undefined ? {} : { suspended }),
    },
  })
  return { status: 422 as const, suspended }
}
