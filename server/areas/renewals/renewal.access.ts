import { sectionCodes } from '@portico/contract/areas/renewals/section-codes.ts'
import type { SectionKind } from '@portico/contract/areas/renewals/section-kinds.ts'
import type { MarkSide } from '@portico/contract/areas/renewals/section-marks.ts'
import { insuredRoles } from '@portico/contract/areas/session/role-names.ts'
import type { AccountAccess } from '../../platform/access/actor.ts'

/** The brokerage starts renewals and ends those that will not be bound. */
export const mayRunRenewals = (access: AccountAccess): boolean => access.holdsAllPermissions

/** The insured's Admin and the brokerage set the lines, and the assignee and due date of a section. */
export const mayPlan = (access: AccountAccess): boolean => access.isAccountAdmin

/** The people of the account and its brokerage work on a renewal; the carrier's people read. */
export const mayWorkOn = (access: AccountAccess): boolean =>
  access.holdsAllPermissions || access.roles.some((role) => insuredRoles.includes(role))

/** The side for which someone marks. */
export const markSide = (access: AccountAccess): MarkSide => (access.holdsAllPermissions ? 'BROKER' : 'CLIENT')

/** Whether there is a section to someone, by their permission codes. */
export function seesSection(
  { holdsAllPermissions, permissions }: Pick<AccountAccess, 'holdsAllPermissions' | 'permissions'>,
  kind: SectionKind,
): boolean {
  const code = sectionCodes[kind]
  return holdsAllPermissions || code === undefined || permissions.includes(code)
}
