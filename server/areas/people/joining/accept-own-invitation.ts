import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { goesBy } from '../person.view.ts'
import { invitationByLink } from './invitation-by-link.view.ts'
import { linkSpent } from './link-spent.ts'
import { giveInvited, takenUp, spendInvitation } from './take-up-invitation.ts'

/** Accepts an invitation that was sent to the user’s own address; what they hold there already stays. */
export const acceptOwnInvitation: Handler<'POST /api/invitations/{identifier}/accept'> = async (context, { params }) =>
  context.write(async (tx) => {
    const now = context.platform.now()
    const { userId } = context.actor
    const invitation = await invitationByLink(tx, params.identifier, now)
    if (invitation === undefined) throw linkSpent()
    if (!(await goesBy(tx, userId, invitation.email)))
      throw unprocessable({ email: peopleMessages.otherAddress }, peopleMessages.otherAddress)
    await spendInvitation(tx, invitation, now)
    await giveInvited(tx, invitation, userId)
    await tx.record(takenUp(invitation, userId))
    return { status: 204 }
  })
