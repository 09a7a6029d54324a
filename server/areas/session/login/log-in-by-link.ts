import { sessionMessages } from '@portico/contract/areas/session/session.messages.ts'
import type { OpenContext, Handler } from '../../../platform/context.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { beginSession } from './begin-session.ts'
import { knownDevice } from '../known-devices.store.ts'
import { loginView } from './login.read-model.ts'
import { suspendedLogin } from './suspended-login.ts'
import { useSingleUseLink } from '../../single-use-links/single-use-links.public.ts'

/** Starts a session by the two tokens of an emailed link, which work once. Every failure responds alike. */
export const logInByLink: Handler<'POST /auth/login-with-single-use'> = async (context, { body }) => {
  const token = `${body.tokenOne}.${body.tokenTwo}`
  const answer = await context.write(async (tx) => {
    const link = await useSingleUseLink(context, tx, { token, purpose: 'login' })
    const login = link && (await loginView(tx, link, context.platform))
    if (login === undefined) return refuse(context, tx, link?.userId)
    if (login.suspended !== null) return { ...(await refuse(context, tx, link?.userId)), suspended: login.suspended }
    const isKnownDevice = (await knownDevice(context, tx, login.answer.username)) !== undefined
    await beginSession(context, tx, login, { startedBy: 'link', isKnownDevice })
    const { tfaEnabled, tfaPhone, tfaType, mustResetPassword, mustEnrollTfa } = login.answer
    return { status: 200 as const, body: { tfaEnabled, tfaPhone, tfaType, mustResetPassword, mustEnrollTfa } }
  })
  if (answer.status === 200) return answer
  if ('suspended' in answer) throw suspendedLogin(answer.suspended)
  throw new ErrorResponse(422, 'login_failed', sessionMessages.tokenLoginFailed)
}

async function refuse({ client }: OpenContext, tx: WriteTx, userId: string | undefined) {
  await tx.record({
    action: 'session.refuse',
    subject: { type: 'user', id: userId ?? 'unknown' },
    after: { startedBy: 'link', ip: client.ip },
  })
  return { status: 422 as const }
}
