import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useBrand } from '../areas/branding/branding.door.ts'
import { q } from '../platform/queries.ts'
import { keepSession } from '../platform/session.ts'
import { createQueryClient } from './query-client.ts'
import { createPortalRouter } from './router.tsx'

/** Everything behind the login, and the pages that a guest may see without one. */
export function Portal({ user }: { readonly user: CurrentUser | null }) {
  const brand = useBrand()
  const [{ router, cache }] = useState(() => setUp(user, brand.tabName))
  useEffect(() => {
    if (user !== null) keepSession()
  }, [user])
  return (
    <QueryClientProvider client={cache}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}

function setUp(user: CurrentUser | null, tabName: string) {
  const cache = createQueryClient({
    isViewer: user?.isViewer ?? false,
    onLeave: (path) => {
      // The first of the two pages stands; a second refusal does not replace it.
      if (!['/forbidden', '/resource-not-found'].includes(router.state.location.pathname)) router.history.replace(path)
    },
  })
  if (user !== null) cache.setQueryData(q('GET /api/users/me').queryKey, user)
  const router = createPortalRouter({ user, cache, tabName })
  return { cache, router }
}
