import { brokerageMessages } from '@portico/contract/areas/administration/brokerage.messages.ts'
import type { SuspensionReason } from '@portico/contract/areas/administration/brokerage-detail.shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { call } from '../../../platform/client.ts'
import { q } from '../../../platform/queries.ts'

const detailKey = 'GET /api/administration/brokerages/{brokerCode}'
const suspendKey = 'POST /api/administration/brokerages/{brokerCode}/suspend'
const reinstateKey = 'POST /api/administration/brokerages/{brokerCode}/reinstate'

/** A brokerage as platform administrators see it. */
export const brokerageDetailQuery = (brokerCode: string) => q(detailKey, { params: { brokerCode } })

/** The flags that are set of a brokerage. */
export const featuresSetQuery = (brokerCode: string) =>
  q('GET /api/brokerages/{brokerCode}/features', { params: { brokerCode } })

/** Suspends an open brokerage, and reinstates a suspended one. */
export function useSuspension(brokerCode: string, isSuspended: boolean) {
  const cache = useQueryClient()
  return async (body: SuspensionReason): Promise<void> => {
    const detail = await call(isSuspended ? reinstateKey : suspendKey, { params: { brokerCode }, body })
    cache.setQueryData(brokerageDetailQuery(brokerCode).queryKey, detail)
    await cache.invalidateQueries({ queryKey: ['GET /api/brokerages'] })
    toasts.show('success', isSuspended ? brokerageMessages.reinstated : brokerageMessages.suspended)
  }
}
