import { createRouter } from '@tanstack/react-router'
import type { IsKnownPath } from '../platform/redirect.ts'
import { account } from './routes/account-page.tsx'
import { accountRoutes } from './routes/account-routes.tsx'
import { adminRoutes, brokerageRoutes, generalRoutes } from './routes/general-routes.tsx'
import { publicRoutes, unknown } from './routes/public-routes.tsx'
import { root, type RouteContext } from './routes/root-route.tsx'
import { NotFoundScreen } from './routes/lazy-error-screens.ts'
import { FailedScreen } from './screens/failed-screen.tsx'
import { PendingScreen } from './screens/pending-screen.tsx'

const tree = root.addChildren([
  ...publicRoutes,
  ...generalRoutes,
  ...adminRoutes,
  ...brokerageRoutes,
  account.addChildren(accountRoutes),
  unknown,
])

/** The router of the portal, and whether it has a page at a path: then a redirect may lead there. */
export function createPortalRouter(given: Omit<RouteContext, 'isKnownPath'>) {
  const isKnownPath: IsKnownPath = (path) => {
    const [, , foundRoute] = router.getMatchedRoutes(new URL(path, location.origin).pathname)
    return foundRoute !== undefined && foundRoute.id !== unknown.id && foundRoute.id !== account.id
  }
  const router = createRouter({
    routeTree: tree,
    context: { ...given, isKnownPath },
    defaultErrorComponent: FailedScreen,
    defaultPendingComponent: PendingScreen,
    defaultNotFoundComponent: NotFoundScreen,
    scrollRestoration: true,
  })
  return { router, isKnownPath }
}
