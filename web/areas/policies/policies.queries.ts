import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import type {
  Policy,
  PolicyDetail,
  PolicyFields,
  PolicyNarrowing,
} from '@portico/contract/areas/policies/policy.shapes.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'

const listKey = 'GET /api/accounts/{accountId}/policies'
const choicesKey = 'GET /api/accounts/{accountId}/policies/choices'
const detailKey = 'GET /api/accounts/{accountId}/policies/{policyId}'
export const changeKey = 'PUT /api/accounts/{accountId}/policies/{policyId}'

/** A policy that is kept here, and in which version it was seen. */
export type KeptPolicy = PolicyDetail & { readonly id: string }

/** Policies that one answer holds at most. */
const pageSize = 200

/** What narrows a list; all terms where it says nothing. */
export type Narrowing = Partial<PolicyNarrowing>

/** The policies of an account that a filter lets through, part by part. */
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

/** Every policy of a term: a tower that lacks one would show a gap. */
export function termQuery(accountId: string, term: string) {
  const request = { params: { accountId }, query: { term } }
  return queryOptions({
    queryKey: [listKey, request, 'whole'],
    queryFn: ({ signal }) => wholeList(accountId, { term }, { signal }),
  })
}

interface Whole {
  readonly signal?: AbortSignal
  /** Hears how many there are so far. */
  readonly onPage?: (many: number) => void
}

/** Every policy that a filter lets through, page after page. */
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

const pageFrom = ({ params: { accountId }, query }: ListRequest, offset: number, signal?: AbortSignal) =>
  call(listKey, { params: { accountId }, query: { ...query, offset } }, signal === undefined ? {} : { signal })

/** What the policies of an account can be narrowed by. */
export const policyChoicesQuery = (accountId: string) => q(choicesKey, { params: { accountId } })

/** What covers an account today. */
export const coverageSummaryQuery = (accountId: string) =>
  q('GET /api/accounts/{accountId}/coverage-summary', { params: { accountId } })

/** One policy, by id. */
export const policyQuery = (accountId: string, policyId: string) => q(detailKey, { params: { accountId, policyId } })

/** One policy of the agency system, by number and effective date. */
export const externalPolicyQuery = (accountId: string, of: Pick<Policy, 'policyNumber' | 'effectiveDate'>) =>
  q('GET /api/accounts/{accountId}/policies/external', { params: { accountId }, query: of })

/** What brokerage staff do to the policies of an account. */
export function usePolicyCalls(accountId: string) {
  const cache = useQueryClient()
  const readAgain = async (): Promise<void> => {
    await Promise.all(
      [listKey, choicesKey, detailKey].map((key) =>
        cache.invalidateQueries({ queryKey: [key, { params: { accountId } }] }),
      ),
    )
  }

  return {
    /** Adds a policy, then sends its file. A file that fails is said; the policy stands, and says so too. */
    add: async (fields: PolicyFields, file: File | undefined): Promise<void> => {
      const body = { ...fields, expectsFile: file !== undefined }
      const { id } = await call('POST /api/accounts/{accountId}/policies', { params: { accountId }, body })
      const isStored = file === undefined || (await sent(accountId, id, file))
      toasts.show(isStored ? 'success' : 'error', isStored ? policyMessages.created : policyMessages.fileFailed)
      await readAgain()
    },
    /** Saves a change of a policy from the version it was made in; throws what refused it. */
    change: async ({ id: policyId, version }: KeptPolicy, fields: PolicyFields): Promise<void> => {
      try {
        await call(changeKey, { params: { accountId, policyId }, body: { ...fields, version } })
        toasts.show('success', policyMessages.changed)
      } finally {
        await readAgain()
      }
    },
    /** Sends the file of a policy; throws what refused it. */
    sendFile: async (id: string, file: File): Promise<void> => {
      try {
        await call('POST /api/accounts/{accountId}/policies/{id}', { params: { accountId, id }, file })
        toasts.show('success', policyMessages.fileStored)
      } finally {
        await readAgain()
      }
    },
    remove: async (ids: string[]): Promise<void> => {
      await call('POST /api/accounts/{accountId}/policies/delete', { params: { accountId }, body: { ids } })
      toasts.show('success', ids.length === 1 ? 'Policy deleted' : `${ids.length} policies deleted`)
      await readAgain()
    },
  }
}

async function sent(accountId: string, id: string, file: File): Promise<boolean> {
  try {
    await call('POST /api/accounts/{accountId}/policies/{id}', { params: { accountId, id }, file })
    return true
  } catch {
    return false
  }
}
