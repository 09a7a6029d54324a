import type { AccountContext } from '../../platform/context.ts'

/** Whether someone speaks for the insured: an Admin of the account who does not work for its brokerage. */
export const speaksForInsured = ({ actor, account }: Pick<AccountContext, 'actor' | 'account'>): boolean =>
  actor.accounts.get(account.account)?.role === 'ADMIN' && !actor.brokerages.has(account.brokerage)
