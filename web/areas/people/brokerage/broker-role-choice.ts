import { brokerRank } from '@portico/contract/areas/session/roles.rules.ts'
import { roleNames } from '@portico/contract/areas/session/role-names.ts'
import type { BrokerRole } from '@portico/contract/areas/session/roles.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'

/** Every broker role, with what it means to a person who gives it. */
const meanings: Readonly<Record<BrokerRole, string>> = {
  ADVISOR: 'Leads accounts and their renewals.',
  P_ACCT_MGR: 'Manages accounts and can change anyone’s tasks.',
  ACCT_MGR: 'Handles day-to-day account work.',
  CLAIMS: 'Works on claims.',
  LOSS_CONTROL: 'Works on risk management.',
  ADMIN: 'Administers the brokerage and its staff.',
  SUPER_ADMIN: 'Has every permission in the brokerage.',
}

/** The roles that a user may give at a brokerage: none above their own. */
export function rolesToGive(user: Pick<CurrentUser, 'isAdmin' | 'brokerRoles'>, brokerCode: string) {
  const rank = brokerRank(user.isAdmin ? ['SUPER_ADMIN'] : (user.brokerRoles[brokerCode] ?? []))
  return (Object.keys(meanings) as BrokerRole[])
    .filter((role) => brokerRank([role]) <= rank)
    .map((role) => ({ role, name: roleNames[role] ?? role, meaning: meanings[role] }))
}

/** Roles as text, in the order in which they are offered. */
export function rolesInWords(roles: readonly BrokerRole[]): string {
  return (Object.keys(meanings) as BrokerRole[])
    .filter((role) => roles.includes(role))
    .map((role) => roleNames[role] ?? role)
    .join(', ')
}
