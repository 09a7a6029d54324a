import { impersonationMessages } from '@portico/contract/areas/impersonation/impersonation.messages.ts'
import { fullName } from '@portico/contract/areas/session/full-name.rules.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import type { QueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { call } from '../../platform/client.ts'
import { globalNotices } from '../../platform/notices/global-notices.ts'
import { q } from '../../platform/queries.ts'
import { becomeUser } from './become-user.ts'
import { viewingText } from './viewing.rules.ts'

const minuteMs = 60_000

/** Shows above every page the user that the administrator views as, why and how long, with the way to stop; stops in time. */
export function showViewing(user: CurrentUser, cache: QueryClient): void {
  const { impersonation, username } = user
  if (impersonation === null) return
  const { reason, endsAt } = impersonation
  const name = fullName(user)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeaving = false

  const leave = (): void => {
    // A second navigation would cancel the first, and each cache update asks for one.
    if (isLeaving) return
    isLeaving = true
    clearTimeout(timer)
    becomeUser(`/admin/users/${encodeURIComponent(username)}`)
  }
  const stop = (): void => {
    call('DELETE /api/users/self/impersonation', undefined, { inBackground: true }).then(leave, () =>
      toasts.show('error', impersonationMessages.stopFailed),
    )
  }
  const look = (): void => {
    clearTimeout(timer)
    const left = Date.parse(endsAt) - Date.now()
    if (left <= 0) return stop()
    const text = viewingText({ name, reason, minutesLeft: Math.ceil(left / minuteMs) })
    globalNotices.set('viewing', { show: true, text, action: { label: 'Stop viewing', run: stop } })
    timer = setTimeout(look, left % minuteMs || minuteMs)
  }
  look()
  document.addEventListener('visibilitychange', look)
  // The server ends it too, such as when the user is disabled.
  cache.getQueryCache().subscribe(() => {
    const now = cache.getQueryData<CurrentUser>(q('GET /api/users/me').queryKey)
    if (now?.impersonation === null) leave()
  })
}
