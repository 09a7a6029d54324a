import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { listKey, type Narrowing, pageFrom, pageSize } from '../policy-lists.queries.ts'

/** The policies of an account that match a filter, page by page. */
export function policyPages(accountId: string, narrowing: Narrowing) {
  const request = { params: { accountId }, query: narrowing }
  return infiniteQueryOptions({
    queryKey: [listKey, request, 'pages'],
    queryFn: ({ pageParam, signal }) => pageFrom(request, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last: Policy[], pages) => (last.length < pageSize ? null : pages.length * pageSize),
    placeholderData: keepPreviousData,
  })
}
