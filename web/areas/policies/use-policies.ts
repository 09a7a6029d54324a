import { useQuery } from '@tanstack/react-query'
import { termQuery } from './policy-lists.queries.ts'

/** All policies of an account. */
export function usePolicies(accountId: string) {
  return useQuery(termQuery(accountId, 'all'))
}
