import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import type { Api } from '@portico/contract/api.ts'
import type { Input } from '@portico/contract/kit/call.ts'
import type { UserContext, Handler } from '../../../platform/context.ts'
import { demand, type ErrorResponse } from '../../../platform/error-response.ts'
import { continueSession, revokeSessionsOf } from '../../session/session.public.ts'
import { endSingleUseLinks } from '../../single-use-links/single-use-links.public.ts'
import { changeUser, hashPassword, passwordMatches } from '../../users/users.public.ts'
import { commitError, settled } from '../committed-error.ts'
import { lockHolder, holderView } from '../holder.view.ts'
import { passwordNotice } from '@portico/contract/areas/credentials/credentials.emails.ts'
import { newPasswordError } from './new-password.ts'
import { passwordRefused } from './password-refused.ts'
import { passwordWords } from './password-words.read-model.ts'

type Change = Input<Api['POST /api/users/self/reset-password']>['body']

/**
 * Sets a new password. The session continues under new credentials, the user's other sessions end. After a login by
 * link the current password is not required.
 */
export const changePassword: Handler<'POST /api/users/self/reset-password'> = async (context, { body }) => {
  const { actor, platform } = context
  const checked = await check(context, body)
  const answer = await context.write(async (tx) => {
    const holder = await lockHolder(tx, actor.userId, platform.secret)
    demand(holder !== undefined)
    const error = 'error' in checked ? checked.error : overtaken(checked.hashBefore, holder.passwordHash)
    if ('error' in checked || error !== undefined) {
      return commitError(tx, { action: 'password.refuse', userId: actor.userId }, error!)
    }
    await changeUser(tx, actor.userId, { password_hash: checked.hash, must_reset_password: false })
    await endSingleUseLinks(tx, actor.userId, platform.now())
    const { sessionId } = await continueSession(context, tx, 'password')
    await revokeSessionsOf(tx, actor.userId, platform.now(), sessionId)
    await tx.record({
      action: 'password.change',
      subject: { type: 'user', id: actor.userId },
      after: { sessionId },
      messages: [passwordNotice.mail(holder.email)],
    })
    return { status: 204 as const }
  })
  return settled(answer)
}

type Checked = { readonly error: ErrorResponse } | { readonly hash: string; readonly hashBefore: string }

/** Checks and hashes apart from the transaction: both take their time. */
async function check(context: UserContext, { password, currentPassword }: Change): Promise<Checked> {
  const { actor, client, platform } = context
  const [holder, words] = await context.read((tx) =>
    Promise.all([holderView(tx, actor.userId, platform.secret), passwordWords(tx, actor.userId)]),
  )
  const stored = holder?.passwordHash
  const isByLink = actor.startedBy === 'link' && actor.state === 'password_owed'
  if (
    !isByLink &&
    (currentPassword === undefined || !(await passwordMatches(platform.secret, stored, currentPassword, client.ip)))
  ) {
    return { error: passwordRefused(texts.currentPasswordWrong, 'currentPassword') }
  }
  const error = await newPasswordError(password, words, currentPassword)
  if (error !== undefined) return { error: passwordRefused(error) }
  if (isByLink && (await passwordMatches(platform.secret, stored, password, client.ip)))
    return { error: passwordRefused(texts.passwordUnchanged) }
  return { hash: await hashPassword(platform.secret, password, client.ip), hashBefore: stored ?? '' }
}

/** Another change was first: the proven password is no longer current. */
const overtaken = (before: string, now: string) =>
  before === now ? undefined : passwordRefused(texts.currentPasswordWrong, 'currentPassword')
