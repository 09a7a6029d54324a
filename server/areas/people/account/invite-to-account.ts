import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { mayGiveAccountRole, mayRunAccount } from '../people.access.ts'
import { makeAccountInvitation } from './make-account-invitation.ts'

/** Invites someone to an account by email. */
export const inviteToAccount: Handler<'POST /api/accounts/{accountId}/invitations'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(mayRunAccount(context.account))
    if (!mayGiveAccountRole(context.account, body.role))
      throw unprocessable({ role: peopleMessages.partnersByBrokerage })
    const { invitation, entry } = await makeAccountInvitation(context, tx, { account, invitee: body })
    await tx.record(entry)
    return { status: 201, body: invitation }
  })
