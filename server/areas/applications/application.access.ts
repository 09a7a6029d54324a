import { insuredRoles } from '@portico/contract/areas/session/role-names.ts'
import type { Actor, Standing } from '../../platform/access/actor.ts'

/** The insured’s own people and the brokerage answer; the carrier’s people and viewers read. */
export const mayAnswer = (standing: Standing, { isViewer }: Pick<Actor, 'isViewer'>): boolean =>
  !isViewer && (standing.holdsAllPermissions || standing.roles.some((role) => insuredRoles.includes(role)))

/** Who the calls of applications admit. */
export const mayReadApplications = (standing: Standing): boolean =>
  standing.holdsAllPermissions || standing.permissions.includes('OP_READ_APPLICATIONS')

/** Which applications an account has is the brokerage’s to say. */
export const mayManageApplications = (standing: Standing): boolean => standing.holdsAllPermissions

/** The brokerage and the insured’s Admin may reopen a finished application. */
export const mayReopen = (standing: Standing, { isViewer }: Pick<Actor, 'isViewer'>): boolean =>
  !isViewer && standing.isAccountAdmin

/** The brokerage and the insured’s Admin give parts to anyone; everyone else takes parts for themselves. */
export const mayAssign = (standing: Standing, { isSelf }: { readonly isSelf: boolean }): boolean =>
  standing.isAccountAdmin || isSelf
