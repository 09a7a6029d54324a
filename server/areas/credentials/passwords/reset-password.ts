import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import type { OpenContext, Handler } from '../../../platform/context.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import { revokeSessionsOf } from '../../session/session.public.ts'
import {
  endSingleUseLinks,
  lookAtSingleUseLink,
  useSingleUseLink,
} from '../../single-use-links/single-use-links.public.ts'
import { changeUser, hashPassword, passwordMatches } from '../../users/users.public.ts'
import { commitError, settled } from '../committed-error.ts'
import { lockHolder, holderView } from '../holder.view.ts'
import { passwordNotice } from '@portico/contract/areas/credentials/credentials.emails.ts'
import { newPasswordError } from './new-password.ts'
import { passwordRefused } from './password-refused.ts'
import { passwordWords } from './password-words.read-model.ts'

const purpose = 'password-reset'

/** Sets a new password by an emailed link. Only an accepted password uses the link up; two-factor is unchanged. */
export const resetPassword: Handler<'POST /auth/password-reset/{identifier}'> = async (context, { params, body }) => {
  const { platform } = context
  const token = params.identifier
  const checked = await check(context, token, body.password)
  const answer = await context.write(async (tx) => {
    if ('error' in checked) {
      return commitError(tx, { action: 'password.refuse', userId: checked.userId }, checked.error)
    }
    // The user first, then the link: a change of the password takes them in that order too.
    const holder = await lockHolder(tx, checked.userId, platform.secret)
    const used = holder && (await useSingleUseLink(context, tx, { token, purpose }))
    if (holder === undefined || used === undefined) {
      return commitError(tx, { action: 'password.refuse', userId: checked.userId }, linkSpent())
    }
    await changeUser(tx, holder.userId, { password_hash: checked.hash, must_reset_password: false })
    await endSingleUseLinks(tx, holder.userId, platform.now())
    await revokeSessionsOf(tx, holder.userId, platform.now())
    await tx.record({
      action: 'password.reset',
      subject: { type: 'user', id: holder.userId },
      after: { ip: context.client.ip },
      messages: [passwordNotice.mail(holder.email)],
    })
    return { status: 204 as const }
  })
  return settled(answer)
}

const linkSpent = () => new ErrorResponse(404, 'not_found', texts.resetLinkSpent)

type Checked = { readonly userId: string } & ({ readonly error: ErrorResponse } | { readonly hash: string })

/** Checks and hashes apart from the transaction: both take their time. */
async function check(context: OpenContext, token: string, password: string): Promise<Checked> {
  const { client, platform } = context
  const now = platform.now()
  const known = await context.read(async (tx) => {
    const link = await lookAtSingleUseLink(tx, { token, purpose, now })
    const holder = link && (await holderView(tx, link.userId, platform.secret))
    return holder && { holder, words: await passwordWords(tx, holder.userId) }
  })
  if (known === undefined) return { userId: 'unknown', error: linkSpent() }
  const { userId, passwordHash } = known.holder
  const error = await newPasswordError(password, known.words)
  if (error !== undefined) return { userId, error: passwordRefused(error) }
  if (await passwordMatches(platform.secret, passwordHash, password, client.ip)) {
    return { userId, error: passwordRefused(texts.passwordUnchanged) }
  }
  return { userId, hash: await hashPassword(platform.secret, password, client.ip) }
}
