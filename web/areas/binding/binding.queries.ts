import { bindingMessages } from '@portico/contract/areas/binding/binding.messages.ts'
import type { BinderDraft, BindOption, BindOrder, BindTerms } from '@portico/contract/areas/binding/binding.shapes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'
import { useShownCycle } from '../renewals/renewals.public.ts'

const decisionKey = 'GET /api/accounts/{accountId}/renewals/{cycleId}/binding'
export const orderKey = 'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/order'
export const returnKey = 'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/return'
export const confirmKey = 'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/confirmation'
export const binderKey = 'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/binders'
export const policyKey = 'PUT /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/policy'
export const differenceKey = 'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/differences'

/** What the client accepted of the renewal on screen, and the progress of its bind requests. */
export const useBindDecision = (accountId: string) =>
  useQuery(q(decisionKey, { params: { accountId, cycleId: useShownCycle() } }))

type Difference = NonNullable<BindOption['differences']>[number]

/** Actions on an accepted option; each throws its error, and everything is refetched in any case. */
export function useBindCalls(accountId: string, cycleId: string, { quoteId, version }: BindOption) {
  const after = useReadAgain(accountId)
  const params = { accountId, cycleId, quoteId }
  return {
    order: (body: BindOrder) => after(() => call(orderKey, { params, body }), bindingMessages.ordered),
    takeBack: (reason: string) =>
      after(
        () =>
          call(returnKey, {
            params,
            body: { reason, version },
          }),
        bindingMessages.returned,
      ),
    confirm: (body: { readonly reference: string; readonly confirmedBy: string }) =>
      after(
        () =>
          call(confirmKey, {
            params,
            body: { ...body, version },
          }),
        bindingMessages.confirmed,
      ),
    issueBinder: (body: Omit<BinderDraft, 'version'>) =>
      after(
        () =>
          call(binderKey, {
            params,
            body: { ...body, version },
          }),
        bindingMessages.binderIssued,
      ),
    storeFile: (file: File) =>
      after(
        () => call('POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/policy-file', { params, file }),
        bindingMessages.policyStored,
      ),
    enterPolicy: (body: { readonly policyNumber: string; readonly terms: BindTerms }) =>
      after(() =>
        call(policyKey, {
          params,
          body: { ...body, version },
        }),
      ),
    decide: ({ key, quote, binder, policy }: Difference, choice: 'ACCEPT' | 'ASK_CARRIER', note: string) =>
      after(() =>
        call(differenceKey, {
          params,
          body: { key, quote, binder, policy, choice, note, version },
        }),
      ),
    check: () =>
      after(
        () =>
          call('POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/check', {
            params,
            body: { version },
          }),
        bindingMessages.checked,
      ),
  }
}

/** Names the people who can request to bind in addition to the account's Admins; throws the error response. */
export function useNameSigners(accountId: string) {
  const after = useReadAgain(accountId)
  return (usernames: readonly string[]) =>
    after(() =>
      call('PUT /api/accounts/{accountId}/bind-signers', {
        params: { accountId },
        body: { usernames: [...usernames] },
      }),
    )
}

function useReadAgain(accountId: string) {
  const cache = useQueryClient()
  return async (work: () => Promise<unknown>, said?: string): Promise<void> => {
    try {
      await work()
      if (said !== undefined) toasts.show('success', said)
    } finally {
      await cache.invalidateQueries({ queryKey: [decisionKey, { params: { accountId } }] })
    }
  }
}
