import type { CurrentUser } from './session.shapes.ts'

type Landing = Pick<CurrentUser, 'isAdmin' | 'hasMultipleAccounts' | 'accountRoles' | 'brokerRoles'>

/**
 * Where a user lands after login, in the order of the specification: the stored redirect, the administrator's
 * account list, the account selector, the only account's dashboard, the brokerage, else My User.
 */
export function landingPath(user: Landing, storedRedirect?: string): string {
  if (storedRedirect !== undefined && isPathWithin(storedRedirect)) return storedRedirect
  if (user.isAdmin) return '/admin/accounts'
  if (user.hasMultipleAccounts) return '/account-selector'
  const [onlyAccount] = Object.keys(user.accountRoles)
  if (onlyAccount !== undefined) return dashboardOf(onlyAccount)
  if (Object.keys(user.brokerRoles).length > 0) return '/brokerage-administration'
  return '/my-user'
}

/**
 * Where `/` and the logo lead a logged-in user: the dashboard of the active account, the administrator's account list,
 * the dashboard of the only account, else the account selector.
 */
export function homePath(user: Landing, activeAccount?: string): string {
  if (activeAccount !== undefined) return dashboardOf(activeAccount)
  if (user.isAdmin) return '/admin/accounts'
  const [onlyAccount, ...others] = Object.keys(user.accountRoles)
  const hasOne = others.length === 0 && !user.hasMultipleAccounts && Object.keys(user.brokerRoles).length === 0
  return onlyAccount !== undefined && hasOne ? dashboardOf(onlyAccount) : '/account-selector'
}

const dashboardOf = (account: string): string => `/${encodeURIComponent(account)}/dashboard`

// oxlint-disable-next-line no-control-regex -- control characters are exactly what is rejected
const leadsOut = /[\\\u0000-\u001f\u007f]|%[01][0-9a-f]|%7f|%2f|%5c|\/\/|\/\.{1,2}(?:[/?#]|$)/i

/** Whether a path stays inside the portal: one leading slash, no second one, nothing that hides one or steps up. */
export function isPathWithin(path: string): boolean {
  return path.startsWith('/') && !leadsOut.test(path)
}
