import { selectionMessages } from '@portico/contract/areas/policy-selection/selection.messages.ts'
import type { PickDraft, PlanDraft } from '@portico/contract/areas/policy-selection/plan.shapes.ts'
import type { Plan } from '@portico/contract/areas/policy-selection/selection.shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'

const readKey = 'GET /api/accounts/{accountId}/renewals/{cycleId}/plans'
const recordKey = 'GET /api/accounts/{accountId}/renewals/{cycleId}/placement'
export const changeKey = 'PUT /api/accounts/{accountId}/renewals/{cycleId}/plans/{planId}'
export const pickKey = 'PUT /api/accounts/{accountId}/renewals/{cycleId}/plans/{planId}/pick'

/** The renewal whose plans are on screen: the soonest one. */
const cycleId = 'current'

export const selectionQuery = (accountId: string) => q(readKey, { params: { accountId, cycleId } })

/** What staff and the insured do to plans; each throws its error. */
export function useSelectionCalls(accountId: string) {
  const cache = useQueryClient()
  const inCycle = { accountId, cycleId }

  const done = async (work: Promise<unknown>, said: string): Promise<void> => {
    try {
      await work
      toasts.show('success', said)
    } finally {
      await Promise.all(
        [readKey, recordKey].map((key) => cache.invalidateQueries({ queryKey: [key, { params: { accountId } }] })),
      )
    }
  }

  return {
    add: (body: PlanDraft) =>
      done(
        call('POST /api/accounts/{accountId}/renewals/{cycleId}/plans', { params: inCycle, body }),
        selectionMessages.saved,
      ),
    change: ({ id: planId, version }: Plan, terms: PlanDraft) =>
      done(call(changeKey, { params: { ...inCycle, planId }, body: { ...terms, version } }), selectionMessages.saved),
    remove: (planId: string) =>
      done(
        call('DELETE /api/accounts/{accountId}/renewals/{cycleId}/plans/{planId}', { params: { ...inCycle, planId } }),
        selectionMessages.deleted,
      ),
    publish: () =>
      done(
        call('POST /api/accounts/{accountId}/renewals/{cycleId}/plans/publication', { params: inCycle }),
        selectionMessages.shown,
      ),
    pick: (planId: string, body: PickDraft) =>
      done(call(pickKey, { params: { ...inCycle, planId }, body }), selectionMessages.picked),
    takeBack: () =>
      done(
        call('DELETE /api/accounts/{accountId}/renewals/{cycleId}/pick', { params: inCycle }),
        selectionMessages.takenBack,
      ),
  }
}
