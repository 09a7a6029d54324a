import type { ChangeEvent, NotificationEvent } from '@portico/contract/areas/events/event.shapes.ts'
import { isPathWithin } from '@portico/contract/areas/session/landing.rules.ts'
import { subjectParameter } from '@portico/contract/kit/access.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toasts } from '../../kit/feedback/toasts.ts'
import type { WebArea } from '../../platform/area.ts'
import type { CallKey } from '../../platform/call-error.ts'
import { forgetFirstAnswers } from '../../platform/upkeep/first-answers.ts'
import { q } from '../../platform/queries.ts'
import { pagePart } from '../../platform/page-part.ts'
import { openSharedStream } from '../../platform/stream/shared-stream.ts'
import { notificationsOf } from './use-notifications.ts'

const progressNews = pagePart(() => import('./progress/take-progress.ts'))

/** Keeps the screen up to date while the portal is open, and shows the user's notifications. */
export function useEventStream(userId: string | undefined, refreshes: WebArea['refreshes'] = {}): void {
  const cache = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    if (userId === undefined) return undefined
    const handlers: Readonly<Record<string, (data: unknown, id: string) => void>> = {
      rights: () => {
        void cache.query({ ...q('GET /api/users/me'), staleTime: 0 }).catch(() => undefined)
        void cache.invalidateQueries()
      },
      change: (data) => {
        const change = data as ChangeEvent
        apply(cache, change, refreshes[change.changed])
      },
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
        forgetFirstAnswers()
        if (heard.kind === 'reopened') void cache.invalidateQueries()
        else handlers[heard.name]?.(heard.data, heard.id)
      },
    })
  }, [userId, cache, router, refreshes])
}

/** Refetches the calls that a change affects: of its account, or of all accounts if it affects several. */
function apply(cache: QueryClient, change: ChangeEvent, keys: readonly CallKey[] = []): void {
  for (const key of keys) {
    const isOfAccount = 'accountCode' in change && key.startsWith('GET /api/accounts/')
    const account = isOfAccount ? { params: { [subjectParameter(key) ?? '']: change.accountCode } } : {}
    void cache.invalidateQueries({ queryKey: [key, account] })
  }
}

const ignored = (): void => undefined
