import type { TwoFactorPolicy } from '@portico/contract/areas/brokerages/brokerage.shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'

/** One brokerage, for those who work there. */
export function brokerageQuery(brokerCode: string) {
  return { ...q('GET /api/brokerages/{brokerCode}', { params: { brokerCode } }), staleTime: 60_000 }
}

/** Saves whose logins require two-factor at a brokerage. */
export function useSetTwoFactor(brokerCode: string) {
  const cache = useQueryClient()
  return async (twoFactor: TwoFactorPolicy): Promise<void> => {
    const request = { params: { brokerCode }, body: { twoFactor } }
    const saved = await call('PUT /api/brokerages/{brokerCode}/two-factor', request)
    cache.setQueryData(brokerageQuery(brokerCode).queryKey, saved)
    void cache.invalidateQueries({ queryKey: ['GET /api/brokerages'] })
  }
}
