import { brokerRoles } from './role-names.ts'
import type { CurrentUser } from './session.shapes.ts'

type Roles = Pick<CurrentUser, 'isAdmin' | 'brokerRoles'>

/** Broker roles that administer the brokerage; later ones rank higher. */
const adminRoles: readonly string[] = ['ADMIN', 'SUPER_ADMIN']

/** Whether broker roles make a brokerage admin. */
export const areAdminRoles = (roles: readonly string[]): boolean => roles.some((role) => adminRoles.includes(role))

/**
 * The rank of broker roles: 0 for staff, 1 for ADMIN, 2 for SUPER_ADMIN. Roles above one's own cannot be given, changed
 * or removed.
 */
export const brokerRank = (roles: readonly string[]): number =>
  Math.max(0, ...roles.map((role) => adminRoles.indexOf(role) + 1))

/** Brokerage staff; administrators count as such, and who holds a role of staff on the active account. */
export function isBrokerageUser(
  user: Roles & Partial<Pick<CurrentUser, 'accountRoles'>>,
  active?: { readonly accountCode: string },
): boolean {
  const onAccount = active === undefined ? undefined : user.accountRoles?.[active.accountCode]
  return user.isAdmin || Object.keys(user.brokerRoles).length > 0 || staffRoles.has(onAccount ?? '')
}

/** Whether broker roles bring accounts to work on, rather than the brokerage alone to administer. */
export const bringAccounts = (roles: readonly string[]): boolean => roles.some((role) => staffRoles.has(role))

const staffRoles: ReadonlySet<string> = new Set(brokerRoles.filter((role) => !adminRoles.includes(role)))

/** Brokerage admin of one brokerage, or of any by default; administrators count as such. */
export function isBrokerageAdmin(user: Roles, brokerCode?: string): boolean {
  const roles = brokerCode === undefined ? Object.values(user.brokerRoles).flat() : (user.brokerRoles[brokerCode] ?? [])
  return user.isAdmin || areAdminRoles(roles)
}

/** The user's type in analytics. */
export type AnalyticsUserType = 'admin' | 'viewer' | 'broker' | 'account_user' | 'guest'

/** The first match, in the specification's order; `guest` if not logged in or without a role. */
export function analyticsUserType(
  user: Pick<CurrentUser, 'isAdmin' | 'isViewer' | 'brokerRoles' | 'accountRoles'> | null,
): AnalyticsUserType {
  if (user === null) return 'guest'
  if (user.isAdmin) return 'admin'
  if (user.isViewer) return 'viewer'
  if (isBrokerageUser(user)) return 'broker'
  return Object.keys(user.accountRoles).length > 0 ? 'account_user' : 'guest'
}
