import type { Handler } from '../../../platform/context.ts'
import { invitationByLink } from './invitation-by-link.view.ts'
import { linkSpent } from './link-spent.ts'
import { beginFirstSession } from '../../session/session.public.ts'
import { checkedPassword, makeLogin } from './new-login.ts'
import { giveInvited, takenUp, spendInvitation } from './take-up-invitation.ts'

/** Accepts an invitation with a new login, which is then logged in. */
export const acceptInvitation: Handler<'POST /open/invitations/{identifier}/accept'> = async (
  context,
  { params, body },
) => {
  const now = context.platform.now()
  const invitation = await context.read((tx) => invitationByLink(tx, params.identifier, now))
  if (invitation === undefined) throw linkSpent()
  const { email, inviterId: invitedBy, organization } = invitation
  const { firstName, lastName, password } = body
  const passwordHash = await checkedPassword(context, { email, password, words: [firstName, lastName, organization] })
  return context.write(async (tx) => {
    await spendInvitation(tx, invitation, now)
    const userId = await makeLogin(context, tx, { email, firstName, lastName, invitedBy }, passwordHash)
    await giveInvited(tx, invitation, userId)
    await tx.record(takenUp(invitation, userId))
    return { status: 200, body: await beginFirstSession(context, tx, userId) }
  })
}
