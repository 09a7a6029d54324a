import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../platform/queries.ts'

/** Who is logged in; null for a guest. The start of the page has put the answer into the cache. */
export function useCurrentUser(): CurrentUser | null {
  return useQuery({ ...q('GET /api/users/me'), enabled: false }).data ?? null
}

/** Who is logged in, on screens that a guest never sees. */
export function useSignedInUser(): CurrentUser {
  const user = useCurrentUser()
  if (user === null) throw new Error('This screen needs someone logged in')
  return user
}

export function fullName(user: Pick<CurrentUser, 'firstName' | 'lastName'>): string {
  return `${user.firstName} ${user.lastName}`.trim()
}

/** Administrators count as brokerage staff. */
export function isBrokerageUser(user: Pick<CurrentUser, 'isAdmin' | 'brokerRoles'>): boolean {
  return user.isAdmin || Object.keys(user.brokerRoles).length > 0
}
