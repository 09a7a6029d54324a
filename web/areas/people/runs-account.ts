import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { insuredRoles } from '@portico/contract/areas/session/role-names.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'

/** Whether a user decides who works on an account: the insured's Admin, brokerage staff, an administrator. */
export function runsAccount(
  user: Pick<CurrentUser, 'isAdmin' | 'accountRoles' | 'brokerRoles'>,
  account: Pick<Account, 'accountCode' | 'brokerCode'>,
): boolean {
  const own = user.accountRoles[account.accountCode]
  return actsForBrokerage(user, account) || own === 'ADMIN'
}

/** Whether a user works on an account for its brokerage, by a role there or on this one account. */
export function actsForBrokerage(
  user: Pick<CurrentUser, 'isAdmin' | 'accountRoles' | 'brokerRoles'>,
  account: Pick<Account, 'accountCode' | 'brokerCode'>,
): boolean {
  const own = user.accountRoles[account.accountCode]
  const isBrokerRole = own !== undefined && !insuredRoles.includes(own) && own !== 'INS_PARTNER'
  return user.isAdmin || user.brokerRoles[account.brokerCode] !== undefined || isBrokerRole
}
