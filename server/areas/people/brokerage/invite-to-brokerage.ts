import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { Verb } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { demand } from '../../../platform/refusal.ts'
import { invitationMail } from '../invitation-mail.ts'
import { pendingOf } from '../invitation.view.ts'
import { newLink } from '../link.ts'
import { mayGiveBrokerRoles } from '../people.access.ts'
import { refuseKnown } from '../refuse-known.ts'
import { keptRoles } from '../rights.ts'
import { revokeBrokerInvitationRow } from './broker-invitations.store.ts'
import { invitedToBrokerage } from './broker-invitations.view.ts'
import { heldBrokerage } from './brokerage-people.view.ts'
import { insertRow } from '../../../platform/database/rows.ts'

/** Invites a colleague to the staff by mail. An invitation of theirs that has expired is replaced. */
export const inviteToBrokerage: Verb<'POST /api/brokerages/{brokerCode}/invitations'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { brokerage } = context.brokerage
    demand(mayGiveBrokerRoles(context.brokerage, body.roles), peopleMessages.aboveOwnRole)
    const now = context.platform.now()
    const { name } = await heldBrokerage(tx, brokerage)
    const known = await invitedToBrokerage(tx, { brokerage, now }, body.email)
    refuseKnown(known)
    if (known.invitation) await revokeBrokerInvitationRow(tx, brokerage, known.invitation.invitationId, now)
    const id = newId(now)
    const link = newLink(now)
    const roles = keptRoles(body.roles)
    await insertRow(tx, 'broker_invitations', {
      brokerage_code: brokerage,
      id,
      email: body.email,
      first_name: body.firstName,
      last_name: body.lastName,
      roles,
      invited_by: context.actor.userId,
      token_hash: link.tokenHash,
      sent_at: now,
      expires_at: link.expiresAt,
      accepted_at: null,
      revoked_at: null,
    })
    const invited = { ...body, roles, invitedBy: fullName(context.actor), organization: name, brand: name }
    await tx.record({
      action: 'broker_invitation.create',
      subject: { type: 'broker_invitation', id },
      after: { brokerage, ...body },
      messages: [invitationMail('brokerage', invited, link)],
    })
    const row = { ...invited, invitationId: id, sentAt: now, expiresAt: link.expiresAt }
    return { status: 201, body: { ...pendingOf(row, now), roles } }
  })
