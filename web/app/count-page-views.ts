import { analyticsUserType } from '@portico/contract/areas/session/roles.rules.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { createAnalytics } from '../platform/analytics.ts'

/** Tells of each page that is opened, by the pattern of its route. An unknown address is no page. */
export function countPageViews(router: AnyRouter, user: CurrentUser | null): void {
  const analytics = createAnalytics()
  analytics.userType(analyticsUserType(user))
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    const pattern = router.state.matches.at(-1)?.fullPath
    if ((pathChanged || fromLocation === undefined) && pattern !== undefined && pattern !== '/$')
      analytics.pageView(pattern)
  })
}
