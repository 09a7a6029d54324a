import type { ChangeEvent, NotificationEvent } from '@portico/contract/areas/events/event.shapes.ts'
import { isPathWithin } from '@portico/contract/areas/session/landing.rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toasts } from '../../kit/feedback/toasts.ts'
import { openEventStream } from '../../platform/event-stream.ts'
import { applyChange } from './change-effects.ts'
import { notificationsOf } from './use-notifications.ts'

/** Keeps what is on screen true while the portal is open, and shows what the user is told. */
export function useEventStream(userId: string | undefined): void {
  const cache = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    if (userId === undefined) return undefined
    return openEventStream({
      userId,
      handlers: {
        change: (data) => applyChange(cache, data as ChangeEvent),
        notification: (data, id) => {
          const told = data as NotificationEvent
          if (!notificationsOf(userId).add({ ...told, id: id === '' ? crypto.randomUUID() : id })) return
          const { link } = told
          const leads = link !== null && isPathWithin(link)
          toasts.show('info', told.message, leads ? { open: () => router.history.push(link) } : {})
        },
      },
      onReopened: () => void cache.invalidateQueries(),
    })
  }, [userId, cache, router])
}
