import type { SavedView, SavedViewList } from '@portico/contract/areas/profile/saved-views.shapes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/client.ts'
import { q, staysOnPage } from '../../platform/queries.ts'

/** The user's views of a list, and how they are saved. */
export function useSavedViews(list: SavedViewList) {
  const params = { list }
  const query = { ...q('GET /api/users/self/saved-views/{list}', { params }), staleTime: Infinity, meta: staysOnPage }
  const views = useQuery(query).data?.views
  const cache = useQueryClient()
  return {
    views,
    /** Saves the views over the previous ones; throws the error. */
    save: async (next: readonly SavedView[]): Promise<void> => {
      const body = { views: [...next] }
      await call('PUT /api/users/self/saved-views/{list}', { params, body })
      cache.setQueryData(query.queryKey, body)
    },
  }
}
