import type { Policy, PolicyNarrowing } from '@portico/contract/areas/policies/policy.shapes.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/client.ts'

export const listKey = 'GET /api/accounts/{accountId}/policies'

/** Policies that one answer holds at most. */
export const pageSize = 200

/** The filters of a list; all terms by default. */
export type Narrowing = Partial<PolicyNarrowing>

/** Every policy of a term, or of all terms: a tower that lacks one would show a gap. */
export function termQuery(accountId: string, term: string) {
  const request = { params: { accountId }, query: { term } }
  return queryOptions({
    queryKey: [listKey, request, 'whole'],
    queryFn: ({ signal }) => wholeList(accountId, { term }, { signal }),
  })
}

interface Whole {
  readonly signal?: AbortSignal
  /** Called with the count so far. */
  readonly onPage?: (many: number) => void
}

/** Every policy that matches a filter, page after page. */
export async function wholeList(
  accountId: string,
  query: Narrowing,
  { signal, onPage }: Whole = {},
): Promise<Policy[]> {
  const found: Policy[] = []
  for (let isWhole = false; !isWhole;) {
    // oxlint-disable-next-line no-await-in-loop -- whether there is another page shows when this one is there
    const page = await pageFrom({ params: { accountId }, query }, found.length, signal)
    found.push(...page)
    isWhole = page.length < pageSize
    onPage?.(found.length)
  }
  return found
}

interface ListRequest {
  readonly params: { readonly accountId: string }
  readonly query: Narrowing
}

/** One page of the policies that match a filter. */
export const pageFrom = ({ params: { accountId }, query }: ListRequest, offset: number, signal?: AbortSignal) =>
  call(listKey, { params: { accountId }, query: { ...query, offset } }, signal === undefined ? {} : { signal })
