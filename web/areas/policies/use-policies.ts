import { useQuery } from '@tanstack/react-query'
import { termQuery } from './policy-lists.queries.ts'

/** Every policy of an account, however many there are. */
export function usePolicies(accountId: string) {
  return useQuery(termQuery(accountId, 'all'))
}
