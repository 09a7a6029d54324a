import { useQuery } from '@tanstack/react-query'
import { q } from '../../platform/queries.ts'

/** The newest policies of an account, as many as one answer holds. */
export function usePolicies(accountId: string) {
  return useQuery(q('GET /api/accounts/{accountId}/policies', { params: { accountId } }))
}
