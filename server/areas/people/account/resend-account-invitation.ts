import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { invitationMail } from '../invitation-mail.ts'
import { newLink } from '../link.ts'
import { mayGiveAccountRole } from '../people.access.ts'
import { relinkAccountInvitation } from './account-invitations.store.ts'
import { accountInvitation } from './account-invitations.view.ts'
import { lockAccount } from './account-people.view.ts'

/** Emails an invitation again, with a new link and seven more days; the old link stops working. */
export const resendAccountInvitation: Handler<
  'POST /api/accounts/{accountId}/invitations/{invitationId}/resend'
> = async (context, { params: { invitationId } }) =>
  context.write(async (tx) => {
    const { account } = context.account
    const now = context.platform.now()
    const held = await lockAccount(tx, account)
    const invitation = await accountInvitation(tx, { account, now }, invitationId)
    if (invitation === undefined) throw notFound()
    demand(mayGiveAccountRole(context.account, invitation.role), peopleMessages.aboveOwnRole)
    const link = newLink(now)
    await relinkAccountInvitation(tx, account, invitation.invitationId, { ...link, sentAt: now })
    const invited = { ...invitation, ...held, roles: [invitation.role] }
    await tx.record({
      action: 'account_invitation.resend',
      subject: { type: 'account_invitation', id: invitation.invitationId },
      messages: [invitationMail(context, 'account', invited, link)],
    })
    const times = { sentAt: now.toISOString(), expiresAt: link.expiresAt.toISOString(), hasExpired: false }
    return { status: 200, body: { ...invitation, ...times } }
  })
