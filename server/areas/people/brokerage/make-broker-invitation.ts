import type { Language } from '@portico/contract/kit/email/languages.ts'
import type { BrokerInvitation } from '@portico/contract/areas/people/invitation.shapes.ts'
import type { BrokerRole } from '@portico/contract/areas/session/roles.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { insertRow } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import type { Entry } from '../../../platform/write.ts'
import { invitationMail } from '../invitation-mail.ts'
import { pendingOf } from '../invitation.view.ts'
import { newLink } from '../link.ts'
import { refuseKnown } from '../refuse-known.ts'
import { normalizedRoles } from '../rights.ts'
import { revokeBrokerInvitationRow } from './broker-invitations.store.ts'
import { invitedToBrokerage } from './broker-invitations.view.ts'
import { lockBrokerage } from './brokerage-people.view.ts'

interface Invitee {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** English by default. */
  readonly language?: Language
  readonly roles: readonly BrokerRole[]
}

/** Invites someone to the staff. An expired invitation of theirs is replaced. `entry` is the audit row with the email. */
export async function makeBrokerInvitation(
  context: UserContext,
  tx: Tx,
  { brokerage, invitee }: { readonly brokerage: string; readonly invitee: Invitee },
): Promise<{ invitation: BrokerInvitation; entry: Entry }> {
  const now = context.platform.now()
  const { name, subdomain } = await lockBrokerage(tx, brokerage)
  const known = await invitedToBrokerage(tx, { brokerage, now }, invitee.email)
  refuseKnown(known)
  if (known.invitation) await revokeBrokerInvitationRow(tx, brokerage, known.invitation.invitationId, now)
  const id = newId(now)
  const { language = 'en' } = invitee
  const link = newLink(now)
  const roles = normalizedRoles(invitee.roles)
  await insertRow(tx, 'broker_invitations', {
    brokerage_code: brokerage,
    id,
    email: invitee.email,
    first_name: invitee.firstName,
    last_name: invitee.lastName,
    language,
    roles,
    invited_by: context.actor.userId,
    token_hash: link.tokenHash,
    sent_at: now,
    expires_at: link.expiresAt,
    accepted_at: null,
    revoked_at: null,
  })
  const invited = {
    ...invitee,
    language,
    roles,
    invitedBy: fullName(context.actor),
    organization: name,
    brand: name,
    subdomain,
    brokerage,
  }
  const entry = {
    action: 'broker_invitation.create',
    subject: { type: 'broker_invitation', id },
    after: { brokerage, ...invitee },
    messages: [invitationMail(context, 'brokerage', invited, link)],
  }
  const row = { ...invited, invitationId: id, sentAt: now, expiresAt: link.expiresAt }
  return { invitation: { ...pendingOf(row, now), roles }, entry }
}
