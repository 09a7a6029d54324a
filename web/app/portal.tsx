import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import { BrandKeeper, useBrand } from '../areas/branding/branding.public.ts'
import { primeBanners } from '../areas/broadcasts/broadcasts.public.ts'
import { StepUpGate } from '../areas/credentials/credentials.public.ts'
import { viewingNotice } from '../areas/impersonation/impersonation.public.ts'
import { IdleWarning } from '../areas/session/session.public.ts'
import { call } from '../platform/client.ts'
import { q } from '../platform/queries.ts'
import { handleRefusedWrites } from '../platform/notices/refused-writes.ts'
import { storeSession } from '../platform/session.ts'
import { concernsPage, placeInstead } from './place-instead.ts'
import { countPageViews } from './count-page-views.ts'
import { createQueryClient } from './query-client.ts'
import { answerRefusedWrite, type Leave } from './rejected-calls.ts'
import { createPortalRouter } from './router.tsx'

/** Everything behind the login, and the pages that a guest may see without one. */
export function Portal({ user }: { readonly user: CurrentUser | null }) {
  const brand = useBrand()
  const [{ router, cache, isKnownPath }] = useState(() => setUp(user, brand.tabName))
  // Before the idle warning first looks: it takes a session without any known activity for one that has ended.
  useLayoutEffect(() => {
    if (user === null) return
    storeSession({ isKnownPath, onLoginElsewhere: () => void reloadUnless(user) })
  }, [user, isKnownPath])
  return (
    <QueryClientProvider client={cache}>
      <BrandKeeper />
      <RouterProvider router={router} />
      {user !== null && <StepUpGate />}
      {user !== null && <IdleWarning />}
    </QueryClientProvider>
  )
}

/** Nothing of one person may stay on screen when the cookies are another's. */
async function reloadUnless({ userId }: CurrentUser): Promise<void> {
  const now = await call('GET /api/users/me').catch(() => null)
  if (now?.userId !== userId) location.reload()
}

function setUp(user: CurrentUser | null, tabName: string) {
  const onLeave: Leave = (path, account) => {
    // The first of the two pages stays; a second error does not replace it.
    if (['/forbidden', '/resource-not-found'].includes(router.state.location.pathname)) return
    if (!concernsPage(account, router.history.location.pathname)) return
    void placeInstead(path, router.history.location.href).then((place) => router.history.replace(place))
  }
  const cache = createQueryClient(onLeave)
  if (user !== null) handleRefusedWrites((refused) => answerRefusedWrite(refused, { isViewer: user.isViewer, onLeave }))
  if (user !== null) cache.setQueryData(q('GET /api/users/me').queryKey, user)
  if (user !== null) primeBanners(cache)
  if (user?.impersonation) void viewingNotice().then(({ showViewing }) => showViewing(user, cache))
  const { router, isKnownPath } = createPortalRouter({ user, cache, tabName })
  countPageViews(router, user)
  return { cache, router, isKnownPath }
}
