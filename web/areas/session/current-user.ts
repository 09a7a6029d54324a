import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useContext } from 'react'
import { q } from '../../platform/queries.ts'
import { soundUser } from '../../platform/upkeep/session-fields.ts'

export { fullName } from '@portico/contract/areas/session/full-name.rules.ts'

const UserHere = createContext<CurrentUser | null>(null)

/** The user that the screens inside see, if not the logged-in one. */
export const ShownUser = UserHere.Provider

/** The logged-in user; null for a guest. The page's start has put it into the cache. */
export function useCurrentUser(): CurrentUser | null {
  const user = useQuery({ ...q('GET /api/users/me'), enabled: false }).data ?? null
  return useContext(UserHere) ?? user
}

/** The logged-in user, on screens that guests never see. */
export function useSignedInUser(): CurrentUser {
  const user = useCurrentUser()
  if (user === null) throw new Error('This screen needs someone logged in')
  return user
}

/** Stores an updated user in the cache, for all screens. */
export function useStoreCurrentUser(): (user: CurrentUser) => void {
  const cache = useQueryClient()
  return useCallback((user) => cache.setQueryData(q('GET /api/users/me').queryKey, soundUser(user)), [cache])
}
