import { detailsMessages } from '@portico/contract/areas/details/details.messages.ts'
import type { MergePlan } from '@portico/contract/areas/details/merging.shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { call } from '../../../platform/client.ts'
import { q } from '../../../platform/queries.ts'

const planKey = 'GET /api/brokerages/{brokerCode}/accounts/{accountId}/duplicates/{duplicateId}'

/** An account into which another may be merged. */
export interface Keeper {
  readonly brokerCode: string
  readonly accountId: string
}

/** Other accounts that may be the same insured. */
export const duplicatesQuery = (keeper: Keeper) =>
  q('GET /api/brokerages/{brokerCode}/accounts/{accountId}/duplicates', { params: keeper })

/** The current effect of merging an account. */
export const planQuery = (keeper: Keeper, duplicateId: string) => ({
  ...q(planKey, { params: { ...keeper, duplicateId } }),
  refetchOnMount: 'always' as const,
})

/** Merges an account; refetches everything of the remaining one. */
export function useMerge(keeper: Keeper) {
  const cache = useQueryClient()
  return async ({ duplicate, basis }: MergePlan, take: readonly string[]): Promise<void> => {
    const params = { ...keeper, duplicateId: duplicate.accountCode }
    try {
      await call('POST /api/brokerages/{brokerCode}/accounts/{accountId}/duplicates/{duplicateId}/merge', {
        params,
        body: { take: [...take], basis },
      })
    } catch (error) {
      void cache.invalidateQueries({ queryKey: [planKey] })
      throw error
    }
    toasts.show('success', detailsMessages.merged(duplicate.companyName))
    // The plan no longer applies.
    void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== planKey })
  }
}
