import type { Banner } from '@portico/contract/areas/broadcasts/broadcast.shapes.ts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../platform/client.ts'
import { takeFirstAnswer } from '../../../platform/upkeep/first-answers.ts'
import { q, staysOnPage } from '../../../platform/queries.ts'

const minute = 60_000
/** Caches the banners embedded in the page, for the first paint. */
export function primeBanners(cache: QueryClient): void {
  const first = takeFirstAnswer('/api/users/me/banners')
  if (first !== undefined) cache.setQueryData(query().queryKey, first as Banner[])
}

const query = () => ({ ...q('GET /api/users/me/banners'), staleTime: 5 * minute, meta: staysOnPage, retry: false })

/**
 * The banners on the current page, and how to dismiss one. What arrives while someone is at work waits for the next page,
 * so that nothing on this one moves.
 */
export function useBanners(path: string) {
  const cache = useQueryClient()
  const { data } = useQuery({ ...query(), refetchInterval: 5 * minute })
  const [held, setHeld] = useState<{ readonly path: string; readonly banners?: readonly Banner[] | undefined }>({
    path,
    banners: data,
  })
  // A page keeps the banners known when it opens, or the first ones loaded.
  if (held.path !== path || (held.banners === undefined && data !== undefined)) setHeld({ path, banners: data })
  const { banners = none } = held
  useSeen(banners)
  const dismiss = async (broadcastId: string): Promise<void> => {
    await call('POST /api/users/me/banners/{broadcastId}/dismiss', { params: { broadcastId } }, { inBackground: true })
    const without = (list: readonly Banner[]) => list.filter(({ id }) => id !== broadcastId)
    setHeld(({ path: at, banners: shown = [] }) => ({ path: at, banners: without(shown) }))
    cache.setQueryData(query().queryKey, (known) => known && without(known))
    await cache.invalidateQueries({ queryKey: query().queryKey })
  }
  return { banners, dismiss }
}

/** Reports once which banners were seen. What cannot be reported now is reported with the next page. */
function useSeen(banners: readonly Banner[]): void {
  const cache = useQueryClient()
  useEffect(() => {
    for (const { id, isSeen } of banners) {
      if (isSeen || reported.has(id)) continue
      reported.add(id)
      call(
        'POST /api/users/me/banners/{broadcastId}/seen',
        { params: { broadcastId: id } },
        { inBackground: true },
      ).then(
        () => cache.setQueryData(query().queryKey, (known) => known?.map(seen(id))),
        () => reported.delete(id),
      )
    }
  }, [banners, cache])
}

const none: readonly Banner[] = []
const reported = new Set<string>()

const seen = (id: string) => (banner: Banner) => (banner.id === id ? { ...banner, isSeen: true } : banner)
