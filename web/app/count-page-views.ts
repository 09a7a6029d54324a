import { analyticsUserType } from '@portico/contract/areas/session/roles.rules.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { createAnalytics } from '../platform/analytics.ts'
import { reportErrorsOf } from '../platform/notices/error-reports.ts'

/** Counts each opened page by its route pattern. Unknown addresses do not count. */
export function countPageViews(router: AnyRouter, user: CurrentUser | null): void {
  const analytics = createAnalytics()
  analytics.userType(analyticsUserType(user))
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    const pattern = router.state.matches.at(-1)?.fullPath
    if (pattern === undefined || pattern === '/$') return
    reportErrorsOf(pattern)
    if (pathChanged || fromLocation === undefined) analytics.pageView(pattern)
  })
}
