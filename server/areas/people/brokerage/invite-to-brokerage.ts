import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { mayGiveBrokerRoles } from '../people.access.ts'
import { makeBrokerInvitation } from './make-broker-invitation.ts'

/** Invites a colleague to the staff by email. */
export const inviteToBrokerage: Handler<'POST /api/brokerages/{brokerCode}/invitations'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { brokerage } = context.brokerage
    demand(mayGiveBrokerRoles(context.brokerage, body.roles), peopleMessages.aboveOwnRole)
    const { invitation, entry } = await makeBrokerInvitation(context, tx, { brokerage, invitee: body })
    await tx.record(entry)
    return { status: 201, body: invitation }
  })
