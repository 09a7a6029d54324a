import type { Demonstration } from '@portico/contract/areas/demonstration/demonstration.calls.ts'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { statusOf } from '../../platform/call-error.ts'
import { call } from '../../platform/client.ts'

const key = 'GET /open/demonstration'

/** What the demonstration shows of itself; null if none runs. */
export const demonstrationQuery = queryOptions({
  queryKey: [key],
  queryFn: ({ signal }): Promise<Demonstration | null> =>
    call(key, undefined, { signal }).catch((error: unknown) => {
      if (statusOf(error) === 404) return null
      throw error
    }),
})

/** The demonstration, on screens that only a demonstration has. */
export function useDemonstration() {
  const { data, refetch, isFetching } = useSuspenseQuery(demonstrationQuery)
  if (data === null) throw new Error('This screen needs a demonstration')
  return { ...data, isFetching, refresh: () => void refetch() }
}
