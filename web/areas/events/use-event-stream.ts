import type { ChangeEvent, NotificationEvent } from '@portico/contract/areas/events/event.shapes.ts'
import { isPathWithin } from '@portico/contract/areas/session/landing.rules.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toasts } from '../../kit/feedback/toasts.ts'
import { q } from '../../platform/queries.ts'
import { pagePart } from '../../platform/page-part.ts'
import { openSharedStream } from '../../platform/stream/shared-stream.ts'
import { notificationsOf } from './use-notifications.ts'

const changeEffects = pagePart(() => import('./change-effects.ts'))
const progressNews = pagePart(() => import('./progress/take-progress.ts'))

/** Keeps what is on screen true while the portal is open, and shows what the user is told. */
export function useEventStream(userId: string | undefined): void {
  const cache = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    if (userId === undefined) return undefined
    const handlers: Readonly<Record<string, (data: unknown, id: string) => void>> = {
      rights: () => {
        void cache.query({ ...q('GET /api/users/me'), staleTime: 0 }).catch(() => undefined)
        void cache.invalidateQueries()
      },
      change: (data) => void apply(cache, data as ChangeEvent),
      'wizard-upload': (data) => void progressNews().then(({ takeUpload }) => takeUpload(userId, data), ignored),
      'admin-conversion': (data) =>
        void progressNews().then(({ takeConversion }) => takeConversion(userId, data), ignored),
      notification: (data, id) => {
        const told = data as NotificationEvent
        if (!notificationsOf(userId).add({ ...told, id: id === '' ? crypto.randomUUID() : id })) return
        const { link } = told
        const leads = link !== null && isPathWithin(link)
        toasts.show('info', told.message, leads ? { open: () => router.history.push(link) } : {})
      },
    }
    return openSharedStream({
      userId,
      startPlace: cache.getQueryData(q('GET /api/users/me').queryKey)?.eventsPlace ?? '',
      onHeard: (heard) => {
        if (heard.kind === 'reopened') void cache.invalidateQueries()
        else handlers[heard.name]?.(heard.data, heard.id)
      },
    })
  }, [userId, cache, router])
}

/** Reads again what a change concerns; everything, where the table that knows cannot be fetched. */
async function apply(cache: QueryClient, change: ChangeEvent): Promise<void> {
  try {
    const { applyChange } = await changeEffects()
    applyChange(cache, change)
  } catch {
    await cache.invalidateQueries()
  }
}

const ignored = (): void => undefined
