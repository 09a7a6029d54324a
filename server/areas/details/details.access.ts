import type { AccountContext } from '../../platform/context.ts'

type Asker = Pick<AccountContext, 'account' | 'actor'>

/** The record and the team of an account are its brokerage's. */
export const keepsDetails = ({ account }: Pick<Asker, 'account'>): boolean => account.holdsAllPermissions

/** Facts are part of the profile, which is opened by a code of its own. */
export const readsFacts = ({ account }: Pick<Asker, 'account'>): boolean =>
  account.holdsAllPermissions || account.permissions.includes('OP_READ_COMP_PROFILE')

/** Other accounts are named to those alone who may open all of the brokerage's. */
export const seesSisters = ({ account, actor }: Asker): boolean =>
  actor.isAdmin || actor.brokerages.has(account.brokerage)
