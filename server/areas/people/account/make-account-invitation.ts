import type { Language } from '@portico/contract/kit/email/languages.ts'
import type { AccountInvitation } from '@portico/contract/areas/people/invitation.shapes.ts'
import type { AccountRights } from '@portico/contract/areas/people/person.shapes.ts'
import { type Actor, fullName } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { insertRow } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Entry } from '../../../platform/write.ts'
import { invitationMail } from '../invitation-mail.ts'
import { pendingOf } from '../invitation.view.ts'
import { newLink } from '../link.ts'
import { refuseKnown } from '../refuse-known.ts'
import { normalizedRights } from '../rights.ts'
import { revokeAccountInvitationRow } from './account-invitations.store.ts'
import { invitedToAccount } from './account-invitations.view.ts'
import { lockAccount } from './account-people.view.ts'

interface Invitee extends AccountRights {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** English by default. */
  readonly language?: Language
}

/** Who invites, in a request or in background work. */
export interface Inviting {
  readonly platform: Pick<Platform, 'config' | 'now'>
  readonly actor: Pick<Actor, 'userId' | 'username' | 'firstName' | 'lastName'>
}

/** Invites someone to an account. An expired invitation of theirs is replaced. `entry` is the audit row with the email. */
export async function makeAccountInvitation(
  context: Inviting,
  tx: Tx,
  { account, invitee }: { readonly account: string; readonly invitee: Invitee },
): Promise<{ invitation: AccountInvitation; entry: Entry }> {
  const now = context.platform.now()
  const held = await lockAccount(tx, account)
  const known = await invitedToAccount(tx, { account, now }, invitee.email)
  refuseKnown(known)
  if (known.invitation) await revokeAccountInvitationRow(tx, account, known.invitation.invitationId, now)
  const id = newId(now)
  const { language = 'en' } = invitee
  const link = newLink(now)
  const rights = normalizedRights(invitee)
  await insertRow(tx, 'account_invitations', {
    account_code: account,
    id,
    email: invitee.email,
    first_name: invitee.firstName,
    last_name: invitee.lastName,
    language,
    ...rights,
    invited_by: context.actor.userId,
    token_hash: link.tokenHash,
    sent_at: now,
    expires_at: link.expiresAt,
    accepted_at: null,
    revoked_at: null,
  })
  const invitedBy = fullName(context.actor)
  const invited = { ...invitee, language, ...rights, invitedBy, ...held, roles: [rights.role] }
  const entry = {
    action: 'account_invitation.create',
    subject: { type: 'account_invitation', id },
    account,
    after: invitee,
    messages: [invitationMail(context, 'account', invited, link)],
  }
  const invitation = {
    ...pendingOf({ ...invited, invitationId: id, sentAt: now, expiresAt: link.expiresAt }, now),
    ...rights,
  }
  return { invitation, entry }
}
