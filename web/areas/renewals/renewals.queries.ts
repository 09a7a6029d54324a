import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import type {
  LeadTimes,
  Renewal,
  RenewalDraft,
  SectionMark,
  SectionPlan,
  Selection,
} from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { RenewalStage } from '@portico/contract/areas/renewals/renewal-stages.ts'
import type { SectionKind } from '@portico/contract/areas/renewals/section-kinds.ts'
import { infiniteQueryOptions, keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { refusedWith } from '../../platform/call-error.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'

const listKey = 'GET /api/accounts/{accountId}/renewals'
const oneKey = 'GET /api/accounts/{accountId}/renewals/{cycleId}'
const boardKey = 'GET /api/brokerages/{brokerCode}/renewals'
const leadTimesKey = 'GET /api/brokerages/{brokerCode}/renewal-lead-times'
export const closeKey = 'POST /api/accounts/{accountId}/renewals/{cycleId}/close'
export const planKey = 'PUT /api/accounts/{accountId}/renewals/{cycleId}/sections/{kind}'
export const markKey = 'POST /api/accounts/{accountId}/renewals/{cycleId}/sections/{kind}/mark'
export const selectionKey = 'PUT /api/accounts/{accountId}/renewals/{cycleId}/selection'

/** The message if a renewal could not be loaded. */
export const renewalFailed = 'The renewal could not be loaded.'

/** The renewals of an account, the current ones first. */
export const renewalsQuery = (accountId: string) => q(listKey, { params: { accountId } })

/** One renewal. */
export const renewalQuery = (accountId: string, cycleId: string) => q(oneKey, { params: { accountId, cycleId } })

/** The policies that are not over yet: what may be renewed. */
export const runningPoliciesQuery = (accountId: string) =>
  q('GET /api/accounts/{accountId}/policies', { params: { accountId }, query: { term: 'current' } })

/** One stored policy, with its expiring coverages. */
export const storedPolicyQuery = (accountId: string, policyId: string) =>
  q('GET /api/accounts/{accountId}/policies/{policyId}', { params: { accountId, policyId } })

/** The same for a policy that only the agency management system has. */
export const externalPolicyQuery = (accountId: string, of: Pick<Policy, 'policyNumber' | 'effectiveDate'>) =>
  q('GET /api/accounts/{accountId}/policies/external', {
    params: { accountId },
    query: { policyNumber: of.policyNumber, effectiveDate: of.effectiveDate },
  })

/** What narrows the board of a brokerage. */
export interface BoardNarrowing {
  readonly stage?: RenewalStage
  /** Only terms that start within this many days. */
  readonly within?: number
  /** Only those behind schedule. */
  readonly late?: 'true'
  /** Only of accounts that this user works on. */
  readonly person?: string
  readonly order?: 'late-first'
  readonly search?: string
}

/** The current renewals of a brokerage, part by part, with the counts of all of them in each. */
export function boardPages(brokerCode: string, query: BoardNarrowing) {
  return infiniteQueryOptions({
    queryKey: [boardKey, { params: { brokerCode }, query }],
    queryFn: ({ pageParam, signal }) =>
      call(
        boardKey,
        { params: { brokerCode }, query: { ...query, ...(pageParam !== '' && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** How long before the next each step must be done, as a brokerage has it. */
export const leadTimesQuery = (brokerCode: string) => q(leadTimesKey, { params: { brokerCode } })

/** What is done to the renewals of an account; each call throws its error. */
export function useRenewalCalls(accountId: string) {
  const cache = useQueryClient()

  /** A write returns the updated renewal. */
  const store = (renewal: Renewal): Renewal => {
    cache.setQueryData(renewalQuery(accountId, renewal.id).queryKey, renewal)
    return renewal
  }
  const storeAll = (renewal: Renewal): Renewal => {
    void cache.invalidateQueries({ queryKey: renewalsQuery(accountId).queryKey })
    return store(renewal)
  }
  const of = (cycleId: string) => ({ accountId, cycleId })
  /** The error of a stale save carries the current renewal: store it like a response. */
  const stored = async (work: Promise<Renewal>, keep = store): Promise<Renewal> => {
    try {
      return keep(await work)
    } catch (error) {
      if (refusedWith(planKey, error, 409) && 'current' in error.body) store(error.body.current)
      throw error
    }
  }

  return {
    start: async (body: RenewalDraft) =>
      storeAll(await call('POST /api/accounts/{accountId}/renewals', { params: { accountId }, body })),
    close: async (cycleId: string, body: { readonly reason: string; readonly version: number }) =>
      stored(call(closeKey, { params: of(cycleId), body }), storeAll),
    choose: async (cycleId: string, body: Selection) => stored(call(selectionKey, { params: of(cycleId), body })),
    plan: async (cycleId: string, kind: SectionKind, body: SectionPlan) =>
      stored(call(planKey, { params: { ...of(cycleId), kind }, body })),
    mark: async (cycleId: string, kind: SectionKind, body: SectionMark) =>
      stored(call(markKey, { params: { ...of(cycleId), kind }, body })),
    nudge: async (cycleId: string, kind: SectionKind, note: string) =>
      store(
        await call('POST /api/accounts/{accountId}/renewals/{cycleId}/sections/{kind}/nudges', {
          params: { ...of(cycleId), kind },
          body: { note },
        }),
      ),
  }
}

/** Sets the lead times of a brokerage. */
export function useSetLeadTimes(brokerCode: string) {
  const cache = useQueryClient()
  return async (body: LeadTimes): Promise<void> => {
    const saved = await call('PUT /api/brokerages/{brokerCode}/renewal-lead-times', { params: { brokerCode }, body })
    cache.setQueryData(leadTimesQuery(brokerCode).queryKey, saved)
    void cache.invalidateQueries({ queryKey: [oneKey] })
  }
}
