import type { Api } from '@portico/contract/api.ts'
import type { Request, Result } from '@portico/contract/kit/call.ts'
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pagesOf } from '../../../platform/queries.ts'

const key = 'GET /api/administration/recent-events'
/** Some events notify no one: those are looked for. */
const lookEveryMs = 5000

export type EventFilter = NonNullable<Request<Api[typeof key]>['query']>
type Pages = InfiniteData<Result<Api[typeof key]>>

/** Recent events, live: refetched with each change, until paused. Going back in time pauses them. */
export function useRecentEvents(filter: EventFilter) {
  const cache = useQueryClient()
  const [pausedFor, setPausedFor] = useState<{ readonly filter: string; readonly since: string }>()
  const shown = JSON.stringify(filter)
  // Another filter starts over.
  const pausedSince = pausedFor?.filter === shown ? pausedFor.since : undefined
  const isLive = pausedSince === undefined
  const options = pagesOf(key, { query: filter })
  const pages = useInfiniteQuery({
    ...options,
    placeholderData: keepPreviousData,
    enabled: isLive,
    refetchInterval: isLive && lookEveryMs,
  })
  const pause = (): void => setPausedFor({ filter: shown, since: new Date().toISOString() })
  const goOn = (): void => {
    cache.setQueryData<Pages>(options.queryKey, (read) => read && firstOf(read))
    setPausedFor(undefined)
    void pages.refetch()
  }
  const goBack = (): void => {
    if (isLive) pause()
    void pages.fetchNextPage()
  }
  return { pages, pausedSince, pause, goOn, goBack }
}

const firstOf = ({ pages, pageParams }: Pages): Pages => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
})
