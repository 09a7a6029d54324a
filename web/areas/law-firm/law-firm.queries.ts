import type { LawFirmDashboard } from '@portico/contract/areas/law-firm/law-firm.shapes.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/client.ts'

const key = 'GET /api/accounts/{accountCode}/alps/dashboard'

/** A law firm's professional liability policy; null if unavailable, which is only logged. */
export function useLawFirmDashboard(accountCode: string) {
  const request = { params: { accountCode } }
  return useQuery(
    queryOptions<LawFirmDashboard | null>({
      queryKey: [key, request],
      queryFn: ({ signal }) =>
        call(key, request, { signal }).catch((error: unknown) => {
          signal.throwIfAborted()
          // oxlint-disable-next-line no-console -- the specification wants this failure logged, not shown
          console.warn('The law-firm dashboard could not be loaded.', error)
          return null
        }),
    }),
  )
}
