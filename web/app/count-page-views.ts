import { analyticsUserType } from '@portico/contract/areas/session/roles.rules.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { createAnalytics } from '../platform/analytics.ts'
import { reportErrorsOf } from '../platform/notices/error-reports.ts'

/** Tells of each page that is opened, by the pattern of its route. An unknown address is no page. */
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
