import { insuredRoles } from '@portico/contract/areas/session/role-names.ts'
import { fullName } from '../../platform/access/actor.ts'
import type { AccountContext } from '../../platform/context.ts'

/** Who reviews quotes. */
export interface Reviewer {
  readonly account: string
  readonly userId: string
  readonly name: string
  /** Acts for the brokerage. */
  readonly isStaff: boolean
  /** The insured's own people, but viewers: the decision is theirs alone. */
  readonly mayDecide: boolean
}

export function reviewerOf({ account: access, actor }: Pick<AccountContext, 'account' | 'actor'>): Reviewer {
  // An admin of the brokerage has a role of the same name as the insured's Admin.
  const isInsured = !access.holdsAllPermissions && access.roles.some((role) => insuredRoles.includes(role))
  return {
    account: access.account,
    userId: actor.userId,
    name: fullName(actor),
    isStaff: access.holdsAllPermissions,
    mayDecide: isInsured && !actor.isViewer,
  }
}

/** The grid with its commissions is the brokerage's. */
export const isMarketStaff = ({ account }: Pick<AccountContext, 'account'>): boolean => account.holdsAllPermissions
