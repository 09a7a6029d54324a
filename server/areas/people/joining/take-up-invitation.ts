import type { Tx } from '../../../platform/database/database.ts'
import { accountRoles } from '../../accounts/accounts.public.ts'
import { setBrokerRoles } from '../../brokerages/brokerages.public.ts'
import { tellRolesChanged } from '../../session/session.public.ts'
import { spendAccountInvitation } from '../account/account-invitations.store.ts'
import { lockAccount } from '../account/account-people.view.ts'
import { lockBrokerage } from '../brokerage/brokerage-people.view.ts'
import { spendBrokerInvitation } from '../brokerage/broker-invitations.store.ts'
import { normalizedRoles, mergedRights } from '../rights.ts'
import { rolesAtBrokerage, rightsOnAccount } from './current-rights.view.ts'
import type { LinkedInvitation } from './invitation-by-link.view.ts'
import { linkSpent } from './link-spent.ts'

/** Uses up an invitation, once even for concurrent requests; rejects a used one. */
export async function spendInvitation(tx: Tx, invitation: LinkedInvitation, now: Date): Promise<void> {
  const { invitationId: id, tokenHash } = invitation
  // Held first, as everyone does who changes people there: so that none waits for the other.
  if (invitation.kind === 'account') {
    const { account } = invitation
    await lockAccount(tx, account)
    if (!(await spendAccountInvitation(tx, { account, id, tokenHash }, now))) throw linkSpent()
  } else {
    const { brokerage } = invitation
    await lockBrokerage(tx, brokerage)
    if (!(await spendBrokerInvitation(tx, { brokerage, id, tokenHash }, now))) throw linkSpent()
  }
}

/** Gives someone what an invitation promised, on top of what they hold. */
export async function giveInvited(tx: Tx, invitation: LinkedInvitation, userId: string): Promise<void> {
  if (invitation.kind === 'account') {
    const { account, rights } = invitation
    const held = await rightsOnAccount(tx, account, userId)
    if (held !== 'staff')
      await accountRoles.set(tx, { account_code: account, user_id: userId, ...mergedRights(held, rights) })
  } else {
    const { brokerage, roles } = invitation
    const held = await rolesAtBrokerage(tx, brokerage, userId)
    await setBrokerRoles(tx, { userId, brokerage }, normalizedRoles([...held, ...roles]))
  }
  await tellRolesChanged(tx, userId)
}

/** The audit details of an accepted invitation. */
export const takenUp = (invitation: LinkedInvitation, userId: string) => ({
  action: `${invitationType(invitation)}.accept`,
  subject: { type: invitationType(invitation), id: invitation.invitationId },
  ...(invitation.kind === 'account' ? { account: invitation.account } : {}),
  after: {
    userId,
    ...(invitation.kind === 'account'
      ? { account: invitation.account, ...invitation.rights }
      : { brokerage: invitation.brokerage, roles: invitation.roles }),
  },
})

const invitationType = ({ kind }: LinkedInvitation) => (kind === 'account' ? 'account_invitation' : 'broker_invitation')
