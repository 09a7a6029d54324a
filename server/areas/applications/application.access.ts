import { insuredRoles } from '@portico/contract/areas/session/role-names.ts'
import type { Actor, AccountAccess } from '../../platform/access/actor.ts'

/** The insured’s own people and the brokerage answer; the carrier’s people and viewers read. */
export const mayAnswer = (access: AccountAccess, { isViewer }: Pick<Actor, 'isViewer'>): boolean =>
  !isViewer && (access.holdsAllPermissions || access.roles.some((role) => insuredRoles.includes(role)))

/** Who the calls of applications admit. */
export const mayReadApplications = (access: AccountAccess): boolean =>
  access.holdsAllPermissions || access.permissions.includes('OP_READ_APPLICATIONS')

/** Which applications an account has is the brokerage’s to say. */
export const mayManageApplications = (access: AccountAccess): boolean => access.holdsAllPermissions

/** The brokerage and the insured’s Admin may reopen a finished application. */
export const mayReopen = (access: AccountAccess, { isViewer }: Pick<Actor, 'isViewer'>): boolean =>
  !isViewer && access.isAccountAdmin

/** The brokerage and the insured’s Admin give parts to anyone; everyone else takes parts for themselves. */
export const mayAssign = (access: AccountAccess, { isSelf }: { readonly isSelf: boolean }): boolean =>
  access.isAccountAdmin || isSelf
