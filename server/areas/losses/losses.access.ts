import { isInsuredOrStaff } from '../../platform/access/actor.ts'
import type { AccountContext } from '../../platform/context.ts'

/** The carrier’s people and viewers can only read losses; everyone else who may read them may edit them. */
export const mayManageLosses = ({ account, actor }: Pick<AccountContext, 'account' | 'actor'>): boolean =>
  !actor.isViewer && isInsuredOrStaff(account)

/** The insured's Admin alone signs for the insured; an admin of the brokerage holds a role of the same name. */
export const maySignForInsured = ({ account, actor }: Pick<AccountContext, 'account' | 'actor'>): boolean =>
  !actor.isViewer && !account.holdsAllPermissions && account.roles.includes('ADMIN')
