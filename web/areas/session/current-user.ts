import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useContext } from 'react'
import { q } from '../../platform/queries.ts'

export { fullName } from '@portico/contract/areas/session/full-name.rules.ts'

const UserHere = createContext<CurrentUser | null>(null)

/** Who the screens within take for the user, where it is not simply who is logged in. */
export const ShownUser = UserHere.Provider

/** Who is logged in; null for a guest. The start of the page has put the answer into the cache. */
export function useCurrentUser(): CurrentUser | null {
  const user = useQuery({ ...q('GET /api/users/me'), enabled: false }).data ?? null
  return useContext(UserHere) ?? user
}

/** Who is logged in, on screens that a guest never sees. */
export function useSignedInUser(): CurrentUser {
  const user = useCurrentUser()
  if (user === null) throw new Error('This screen needs someone logged in')
  return user
}

/** Puts the user that a change answered in place of the one before, everywhere on screen. */
export function useStoreCurrentUser(): (user: CurrentUser) => void {
  const cache = useQueryClient()
  return useCallback((user) => cache.setQueryData(q('GET /api/users/me').queryKey, user), [cache])
}
