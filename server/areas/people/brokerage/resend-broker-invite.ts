import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { invitationMail } from '../invitation-mail.ts'
import { newLink } from '../link.ts'
import { mayGiveBrokerRoles } from '../people.access.ts'
import { relinkBrokerInvitation } from './broker-invitations.store.ts'
import { brokerInvitation } from './broker-invitations.view.ts'
import { lockBrokerage } from './brokerage-people.view.ts'

/** Emails an invitation again, with a new link and seven more days; the old link stops working. */
export const resendBrokerInvite: Handler<
  'POST /api/brokerages/{brokerCode}/invitations/{invitationId}/resend'
> = async (context, { params: { invitationId } }) =>
  context.write(async (tx) => {
    const { brokerage } = context.brokerage
    const now = context.platform.now()
    const { name, subdomain } = await lockBrokerage(tx, brokerage)
    const invitation = await brokerInvitation(tx, { brokerage, now }, invitationId)
    if (invitation === undefined) throw notFound()
    demand(mayGiveBrokerRoles(context.brokerage, invitation.roles), peopleMessages.aboveOwnRole)
    const link = newLink(now)
    await relinkBrokerInvitation(tx, brokerage, invitation.invitationId, { ...link, sentAt: now })
    await tx.record({
      action: 'broker_invitation.resend',
      subject: { type: 'broker_invitation', id: invitation.invitationId },
      messages: [
        invitationMail(
          context,
          'brokerage',
          { ...invitation, organization: name, brand: name, subdomain, brokerage },
          link,
        ),
      ],
    })
    const times = { sentAt: now.toISOString(), expiresAt: link.expiresAt.toISOString(), hasExpired: false }
    return { status: 200, body: { ...invitation, ...times } }
  })
