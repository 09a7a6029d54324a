import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { call, type RequestArgs } from '../../../platform/client.ts'
import { q } from '../../../platform/queries.ts'

const listKey = 'GET /api/brokerages/{brokerCode}/mod-plans'
const previewKey = 'GET /api/brokerages/{brokerCode}/mod-plans/{planId}'

/** The state values that a brokerage has loaded. */
export const usePlans = (brokerCode: string) => useQuery(q(listKey, { params: { brokerCode } }))

/** The rating values of a state, next to those they would replace. */
export const usePlan = (brokerCode: string, planId: string) =>
  useQuery(q(previewKey, { params: { brokerCode, planId } }))

export type PlanTold = RequestArgs<'POST /api/brokerages/{brokerCode}/mod-plans'>[0]['query']

/** What the administrators of a brokerage do with state values. */
export function usePlanCalls(brokerCode: string) {
  const cache = useQueryClient()
  const readAgain = async (): Promise<void> => {
    // Every worksheet's result may change.
    const isOurs = (key: unknown) => typeof key === 'string' && /mod-plans|\/experience/.test(key)
    await cache.invalidateQueries({ predicate: ({ queryKey }) => isOurs(queryKey[0]) })
  }
  return {
    /** Reads a file in as a draft; returns its id. */
    importPlan: async (query: PlanTold, file: File): Promise<string> => {
      const { plan } = await call('POST /api/brokerages/{brokerCode}/mod-plans', {
        params: { brokerCode },
        query,
        file,
      })
      await readAgain()
      return plan.id
    },
    putInForce: async (planId: string): Promise<void> => {
      await call('POST /api/brokerages/{brokerCode}/mod-plans/{planId}/in-force', { params: { brokerCode, planId } })
      toasts.show('success', experienceMessages.planInForce)
      await readAgain()
    },
    discard: async (planId: string): Promise<void> => {
      await call('DELETE /api/brokerages/{brokerCode}/mod-plans/{planId}', { params: { brokerCode, planId } })
      toasts.show('success', experienceMessages.planDiscarded)
      await readAgain()
    },
  }
}
