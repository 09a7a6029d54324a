import { useQuery } from '@tanstack/react-query'
import { q } from '../../platform/queries.ts'

/** Policies of an account, newest first. */
export function usePolicies(accountId: string) {
  return useQuery(q('GET /api/accounts/{accountId}/policies', { params: { accountId } }))
}

/** The specification's word where the list cannot be had. */
export const policiesFailed = 'Failed to retrieve policies'
