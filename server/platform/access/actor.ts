import { areAdminRoles, brokerRank } from '@portico/contract/areas/session/roles.rules.ts'
import { PermissionCode } from '@portico/contract/areas/accounts/permission-codes.ts'
import { insuredRoles } from '@portico/contract/areas/session/role-names.ts'
import { portalTimeZone } from '../dates/today.ts'

export { fullName } from '@portico/contract/areas/session/full-name.rules.ts'

/** The steps a session needs before it is complete. */
export type SessionState = 'complete' | 'code_owed' | 'enrollment_owed' | 'password_owed'

/** A platform administrator who sees the product as someone else, in their own session. */
export interface Impersonation {
  readonly id: string
  readonly administratorId: string
  readonly administrator: string
  readonly reason: string
  readonly endsAt: string
}

/** The person behind a request, with all of their roles. While impersonated, the person who is shown. */
export interface Actor {
  readonly sessionId: string
  readonly state: SessionState
  /** How the session started: a link proves an address, but not that the password is known. */
  readonly startedBy: 'password' | 'link'
  /** When the person last proved who they are, by password or code. */
  readonly steppedUpAt: Date | null
  readonly userId: string
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly isAdmin: boolean
  /** May not change anything and sees personal values masked; so does an impersonated person. */
  readonly isViewer: boolean
  /** The person who views as this one, if any. */
  readonly impersonation?: Impersonation | undefined
  readonly accounts: ReadonlyMap<string, AccountRole>
  readonly brokerages: ReadonlyMap<string, readonly string[]>
  /** The time zones of these brokerages, and of those of the accounts, by brokerage. */
  readonly timeZones: ReadonlyMap<string, string>
  /** Codes of what is closed to the person while a brokerage is suspended: its accounts that are theirs, and itself. */
  readonly suspended?: { readonly accounts: ReadonlySet<string>; readonly brokerages: ReadonlySet<string> }
}

export interface AccountRole {
  readonly role: string
  readonly permissions: readonly string[]
}

/** An account as the server knows it before anyone is let in. */
export interface KnownAccount {
  readonly code: string
  readonly brokerage: string
  /** Of its brokerage. */
  readonly timeZone: string
  readonly isLawFirm?: boolean | undefined
  readonly share?: Share | undefined
}

/** The brokerage that an account is shared with now. */
export interface Share {
  readonly brokerage: string
  readonly name: string
}

/** An actor inside one account: the roles held there and the permission codes granted. */
export interface AccountAccess {
  readonly account: string
  readonly brokerage: string
  /** Of its brokerage; see `todayOf`. */
  readonly timeZone: string
  readonly isLawFirm?: boolean | undefined
  readonly roles: readonly string[]
  /** Administrators and brokerage staff pass every permission check. */
  readonly holdsAllPermissions: boolean
  /** Whether the actor runs the account: its Admin, brokerage staff, an administrator. */
  readonly isAccountAdmin: boolean
  /** Whether the actor administers the brokerage of the account, or the portal: they alone see IP addresses. */
  readonly isBrokerageAdmin: boolean
  readonly permissions: readonly string[]
  readonly share?: Share | undefined
  /** Whether the actor has access only through a share: reads like a User of the insured, writes nothing. */
  readonly isByShare?: boolean | undefined
}

/** An actor inside one brokerage. */
export interface BrokerageAccess {
  readonly brokerage: string
  readonly timeZone: string
  readonly isBrokerageAdmin: boolean
  /** How high the actor's roles reach; see `brokerRank`. */
  readonly rank: number
}

/** An actor's access to an account, or undefined if they have none. The only place that decides account membership. */
export function accessIn(actor: Actor, account: KnownAccount): AccountAccess | undefined {
  const { role, permissions = [] }: Partial<AccountRole> = actor.accounts.get(account.code) ?? {}
  const staffRoles = actor.brokerages.get(account.brokerage) ?? []
  const roles = [...(role === undefined ? [] : [role]), ...staffRoles]
  if (!actor.isAdmin && roles.length === 0) return accessByShare(actor, account)
  const actsForBrokerage = actor.isAdmin || staffRoles.length > 0 || isBrokerRole(role)
  return {
    account: account.code,
    brokerage: account.brokerage,
    timeZone: account.timeZone,
    isLawFirm: account.isLawFirm,
    roles,
    holdsAllPermissions: actsForBrokerage,
    isAccountAdmin: actsForBrokerage || role === 'ADMIN',
    isBrokerageAdmin: actor.isAdmin || areAdminRoles(staffRoles),
    permissions,
    share: account.share,
  }
}

/**
 * Access for staff of the brokerage that an account is shared with: a User of the insured with every permission code,
 * so internal data stays hidden. `actingIn` makes them read-only.
 */
function accessByShare({ brokerages }: Actor, { code, ...account }: KnownAccount): AccountAccess | undefined {
  if (account.share === undefined || !brokerages.has(account.share.brokerage)) return undefined
  return {
    ...account,
    account: code,
    roles: ['USER'],
    holdsAllPermissions: false,
    isAccountAdmin: false,
    isBrokerageAdmin: false,
    permissions: PermissionCode.options,
    isByShare: true,
  }
}

/** An actor in an account: a viewer if only a share admits them. */
export const actingIn = (actor: Actor, { isByShare }: Pick<AccountAccess, 'isByShare'>): Actor =>
  isByShare === true ? { ...actor, isViewer: true } : actor

/** Whether an account would be open to someone were its brokerage not suspended. */
export const isShutOut = ({ suspended }: Actor, { code, brokerage }: KnownAccount): boolean =>
  suspended !== undefined && (suspended.accounts.has(code) || suspended.brokerages.has(brokerage))

/** A role on an account that is neither the insured's nor a carrier's is the brokerage's. */
const isBrokerRole = (role: string | undefined) =>
  role !== undefined && role !== 'INS_PARTNER' && !insuredRoles.includes(role)

/** Whether someone is more to an account than one of the carrier's people. */
export const isInsuredOrStaff = ({
  holdsAllPermissions,
  roles,
}: Pick<AccountAccess, 'holdsAllPermissions' | 'roles'>): boolean =>
  holdsAllPermissions || roles.some((role) => role !== 'INS_PARTNER')

/** Whether an actor works for any brokerage or is a platform administrator. */
export const isStaff = ({ isAdmin, brokerages, accounts }: Actor): boolean =>
  isAdmin || brokerages.size > 0 || [...accounts.values()].some(({ role }) => isBrokerRole(role))

/** An actor's access to a brokerage, or undefined if they have none. */
export function brokerageAccessIn(actor: Actor, brokerage: string): BrokerageAccess | undefined {
  const roles = actor.brokerages.get(brokerage)
  const timeZone = actor.timeZones.get(brokerage) ?? portalTimeZone
  if (actor.isAdmin) return { brokerage, timeZone, isBrokerageAdmin: true, rank: brokerRank(['SUPER_ADMIN']) }
  return roles && { brokerage, timeZone, isBrokerageAdmin: areAdminRoles(roles), rank: brokerRank(roles) }
}
