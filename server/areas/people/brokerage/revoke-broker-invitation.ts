import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { mayGiveBrokerRoles } from '../people.access.ts'
import { revokeBrokerInvitationRow } from './broker-invitations.store.ts'
import { brokerInvitation } from './broker-invitations.view.ts'

/** Revokes an invitation; its link stops working. */
export const revokeBrokerInvitation: Handler<'DELETE /api/brokerages/{brokerCode}/invitations/{invitationId}'> = async (
  context,
  { params: { invitationId } },
) =>
  context.write(async (tx) => {
    const { brokerage } = context.brokerage
    const now = context.platform.now()
    const invitation = await brokerInvitation(tx, { brokerage, now }, invitationId)
    if (invitation === undefined) throw notFound()
    demand(mayGiveBrokerRoles(context.brokerage, invitation.roles), peopleMessages.aboveOwnRole)
    if (!(await revokeBrokerInvitationRow(tx, brokerage, invitation.invitationId, now))) throw notFound()
    await tx.record({
      action: 'broker_invitation.revoke',
      subject: { type: 'broker_invitation', id: invitation.invitationId },
      before: { brokerage, ...invitation },
    })
    return { status: 204 }
  })
