import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { mayGiveAccountRole } from '../people.access.ts'
import { revokeAccountInvitationRow } from './account-invitations.store.ts'
import { accountInvitation } from './account-invitations.view.ts'

/** Revokes an invitation; its link stops working. */
export const revokeAccountInvitation: Handler<'DELETE /api/accounts/{accountId}/invitations/{invitationId}'> = async (
  context,
  { params: { invitationId } },
) =>
  context.write(async (tx) => {
    const { account } = context.account
    const now = context.platform.now()
    const invitation = await accountInvitation(tx, { account, now }, invitationId)
    if (invitation === undefined) throw notFound()
    demand(mayGiveAccountRole(context.account, invitation.role), peopleMessages.aboveOwnRole)
    if (!(await revokeAccountInvitationRow(tx, account, invitation.invitationId, now))) throw notFound()
    await tx.record({
      action: 'account_invitation.revoke',
      subject: { type: 'account_invitation', id: invitation.invitationId },
      before: invitation,
    })
    return { status: 204 }
  })
