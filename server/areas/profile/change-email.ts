import type { Handler } from '../../platform/context.ts'
import { sqlState } from '../../platform/database/database-errors.ts'
import { codeNotApproved, commitError, proveOneTimeCode, settled } from '../credentials/credentials.public.ts'
import { currentUserView, tellRolesChanged } from '../session/session.public.ts'
import { endSingleUseLinks } from '../single-use-links/single-use-links.public.ts'
import { changeUser } from '../users/users.public.ts'
import { addressChanged } from '@portico/contract/areas/profile/email-address.emails.ts'
import { lockAddress, isSameAddress, isTaken } from './email-owner.view.ts'

/** Changes the user's address, and their username if it was the address, by the code emailed to the new one. */
export const changeEmail: Handler<'PUT /api/users/self/email'> = async (context, { body }) => {
  const { actor, platform } = context
  const answer = await context.write(async (tx) => {
    const { userId } = actor
    const before = await lockAddress(tx, userId)
    const proven = await proveOneTimeCode(platform, tx, { userId, purpose: 'email-change', code: body.code })
    // The code's address counts, and no one may have taken it since.
    if (proven === undefined || !isSameAddress(proven, body.email) || (await isTaken(tx, userId, proven))) {
      return commitError(tx, { action: 'user.email-refuse', userId }, codeNotApproved())
    }
    const username = isSameAddress(before.username, before.email) ? proven : before.username
    await changeUser(tx, userId, { email: proven, username }).catch((error: unknown) => {
      // Someone else confirmed the same address at the same moment.
      throw sqlState(error) === '23505' ? codeNotApproved() : error
    })
    await endSingleUseLinks(tx, userId, platform.now())
    // Sessions carry the username.
    await tellRolesChanged(tx, userId)
    await tx.record({
      action: 'user.email',
      subject: { type: 'user', id: userId },
      before,
      after: { email: proven, username },
      messages: [addressChanged.mail(before.email)],
    })
    return { status: 200 as const, body: await currentUserView(tx, context) }
  })
  return settled(answer)
}
