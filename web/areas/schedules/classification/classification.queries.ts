import type { Classification } from '@portico/contract/areas/schedules/classification.shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/client.ts'
import { q } from '../../../platform/queries.ts'
import type { SheetPlace } from '../schedules.queries.ts'
import { ownersOf } from './owners-of.ts'

const key = 'GET /api/accounts/{id}/schedules/{type}/classification'

/** By which tables the class codes of a tab are read, and by which they could be. */
export const classificationQuery = ({ accountId, type, tabId }: SheetPlace) => ({
  ...q(key, { params: { id: accountId, type }, query: { tabId } }),
  staleTime: 60_000,
})

/** Whose tables alone read the class codes of a tab. */
export const classOwnersQuery = (place: SheetPlace) => ({ ...classificationQuery(place), select: ownersOf })

/** Chooses whose tables read codes of a kind; null for all that answer. */
export function useChooseTable(place: SheetPlace) {
  const cache = useQueryClient()
  return async (classification: Classification, kind: 'GL' | 'WC', owner: string | null): Promise<void> => {
    const { [kind]: _before, ...others } = ownersOf(classification)
    const owners = owner === null ? others : { ...others, [kind]: owner }
    const { accountId, type, tabId } = place
    const chosen = await call('PUT /api/accounts/{id}/schedules/{type}/classification', {
      params: { id: accountId, type },
      body: { tabId, owners },
    })
    cache.setQueryData(classificationQuery(place).queryKey, chosen)
  }
}
