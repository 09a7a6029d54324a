/** What a session still owes before it is complete. */
export type SessionState = 'complete' | 'code_owed' | 'password_owed'

/** The person behind a request, with every role they hold. */
export interface Actor {
  readonly sessionId: string
  readonly state: SessionState
  readonly userId: string
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly isAdmin: boolean
  readonly isViewer: boolean
  readonly accounts: ReadonlyMap<string, AccountRole>
  readonly brokerages: ReadonlyMap<string, readonly string[]>
}

export interface AccountRole {
  readonly role: string
  readonly permissions: readonly string[]
}

/** An actor inside one account: the roles held there and the permission codes granted. */
export interface Standing {
  readonly account: string
  readonly brokerage: string
  readonly roles: readonly string[]
  /** Administrators and brokerage staff pass every permission check. */
  readonly holdsAllPermissions: boolean
  readonly permissions: readonly string[]
}

/**
 * How an actor stands in an account, or undefined where the account is none of theirs.
 * The one place that decides who belongs to an account.
 */
export function standingIn(actor: Actor, account: { code: string; brokerage: string }): Standing | undefined {
  const own = actor.accounts.get(account.code)
  const staff = actor.brokerages.get(account.brokerage)
  if (!actor.isAdmin && own === undefined && staff === undefined) return undefined
  return {
    account: account.code,
    brokerage: account.brokerage,
    roles: [...(own === undefined ? [] : [own.role]), ...(staff ?? [])],
    holdsAllPermissions: actor.isAdmin || staff !== undefined,
    permissions: own?.permissions ?? [],
  }
}

/** The name a person reads. */
export function fullName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim()
}
