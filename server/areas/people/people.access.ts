import type { AccountRole } from '@portico/contract/areas/people/person.shapes.ts'
import { brokerRank } from '@portico/contract/areas/session/roles.rules.ts'
import type { BrokerageAccess, AccountAccess } from '../../platform/access/actor.ts'

type OnAccount = Pick<AccountAccess, 'holdsAllPermissions' | 'isAccountAdmin'>
type AtBrokerage = Pick<BrokerageAccess, 'isBrokerageAdmin' | 'rank'>

/**
 * Whether a person may invite people to an account and see its invitations: its Admin, brokerage staff, administrators.
 */
export const mayRunAccount = (access: OnAccount): boolean => access.isAccountAdmin

/**
 * Whether a person may give, change or remove a role on an account. The insured's Admin decides for the insured's own
 * people; only the brokerage invites Insurance Partners.
 */
export const mayGiveAccountRole = (access: OnAccount, role: AccountRole): boolean =>
  access.holdsAllPermissions || (access.isAccountAdmin && role !== 'INS_PARTNER')

/** Whether someone on the staff of a brokerage may invite to these roles: none reaches above their own. */
export const mayGiveBrokerRoles = (access: AtBrokerage, roles: readonly string[]): boolean =>
  brokerRank(roles) <= access.rank

/** Whether a person may change or remove staff with these roles: brokerage admins may, except above their own role. */
export const mayChangeStaff = (access: AtBrokerage, roles: readonly string[]): boolean =>
  access.isBrokerageAdmin && mayGiveBrokerRoles(access, roles)
