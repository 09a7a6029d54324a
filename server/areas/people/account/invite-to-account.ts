import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { Verb } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, unprocessable } from '../../../platform/refusal.ts'
import { invitationMail } from '../invitation-mail.ts'
import { pendingOf } from '../invitation.view.ts'
import { newLink } from '../link.ts'
import { mayGiveAccountRole, mayRunAccount } from '../people.access.ts'
import { refuseKnown } from '../refuse-known.ts'
import { keptRights } from '../rights.ts'
import { revokeAccountInvitationRow } from './account-invitations.store.ts'
import { invitedToAccount } from './account-invitations.view.ts'
import { heldAccount } from './account-people.view.ts'
import { insertRow } from '../../../platform/database/rows.ts'

/** Invites someone to an account by mail. An invitation of theirs that has expired is replaced. */
export const inviteToAccount: Verb<'POST /api/accounts/{accountId}/invitations'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(mayRunAccount(context.account))
    if (!mayGiveAccountRole(context.account, body.role))
      throw unprocessable({ role: peopleMessages.partnersByBrokerage })
    const now = context.platform.now()
    const held = await heldAccount(tx, account)
    const known = await invitedToAccount(tx, { account, now }, body.email)
    refuseKnown(known)
    if (known.invitation) await revokeAccountInvitationRow(tx, account, known.invitation.invitationId, now)
    const id = newId(now)
    const link = newLink(now)
    const rights = keptRights(body)
    await insertRow(tx, 'account_invitations', {
      account_code: account,
      id,
      email: body.email,
      first_name: body.firstName,
      last_name: body.lastName,
      ...rights,
      invited_by: context.actor.userId,
      token_hash: link.tokenHash,
      sent_at: now,
      expires_at: link.expiresAt,
      accepted_at: null,
      revoked_at: null,
    })
    const invitedBy = fullName(context.actor)
    const invited = { ...body, ...rights, invitedBy, ...held, roles: [rights.role] }
    await tx.record({
      action: 'account_invitation.create',
      subject: { type: 'account_invitation', id },
      after: body,
      messages: [invitationMail('account', invited, link)],
    })
    const row = { ...invited, invitationId: id, sentAt: now, expiresAt: link.expiresAt }
    return { status: 201, body: { ...pendingOf(row, now), ...rights } }
  })
