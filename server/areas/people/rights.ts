import { PermissionCode } from '@portico/contract/areas/accounts/permission-codes.ts'
import type { AccountRights, AccountRole } from '@portico/contract/areas/people/person.shapes.ts'
import { BrokerRole } from '@portico/contract/areas/session/roles.ts'

/** Rights on an account as stored: an Admin has every permission code; codes are unique and sorted. */
export const normalizedRights = (rights: {
  readonly role: AccountRole
  readonly permissions: readonly string[]
}): AccountRights => ({
  role: rights.role,
  permissions: PermissionCode.options.filter((code) => rights.role === 'ADMIN' || rights.permissions.includes(code)),
})

export function areSameRights(one: AccountRights, other: AccountRights): boolean {
  return JSON.stringify(normalizedRights(one)) === JSON.stringify(normalizedRights(other))
}

/** A later role ranks above an earlier one. */
const rising: readonly AccountRole[] = ['INS_PARTNER', 'USER', 'ADMIN']

/** The combination of present and added rights: the higher role, the permission codes of both. */
export function mergedRights(held: AccountRights | undefined, given: AccountRights): AccountRights {
  if (held === undefined) return normalizedRights(given)
  const role = rising.indexOf(held.role) > rising.indexOf(given.role) ? held.role : given.role
  return normalizedRights({ role, permissions: [...held.permissions, ...given.permissions] })
}

/** Roles at a brokerage as stored: unique and sorted. */
export const normalizedRoles = (roles: readonly string[]): BrokerRole[] =>
  BrokerRole.options.filter((role) => roles.includes(role))

export function areSameRoles(one: readonly string[], other: readonly string[]): boolean {
  return normalizedRoles(one).join() === normalizedRoles(other).join()
}
