import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { useBrand } from '../../areas/branding/branding.public.ts'
import { Banners } from '../../areas/broadcasts/broadcasts.public.ts'
import { ProgressCard, useEventStream } from '../../areas/events/events.public.ts'
import { useCurrentUser } from '../../areas/session/session.public.ts'
import { useFlushCompletions } from '../../areas/tasks/tasks.public.ts'
import { refreshes } from '../areas.ts'
import { focusHeading } from '../../kit/layout/heading-focus.ts'
import { useCurrentPage } from '../../platform/current-page.ts'
import { cut } from '../../platform/formats.ts'
import { PendingScreen } from '../screens/pending-screen.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Footer } from './footer.tsx'
import { LoadingBar } from './loading-bar.tsx'
import classes from './shell.module.css'
import { SideMenu } from './side-menu.tsx'
import { useSlimMenu } from './use-slim-menu.ts'
import { TopBar } from './top-bar.tsx'
import { UnderBar } from './under-bar.tsx'
import { useShellAccount } from './use-shell-account.ts'
import { useShownTitle } from './use-shown-title.ts'

/** The frame of every screen. */
export function Shell() {
  const user = useCurrentUser()
  const account = useShellAccount()
  useEventStream(user?.userId, refreshes)
  useFlushCompletions(user?.userId)
  useTabTitle(account)
  const [isSlim, setSlim] = useSlimMenu()
  useFreshTasks()
  return (
    <div className={classes.shell}>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <LoadingBar />
      <header className={classes.header}>
        <TopBar user={user} account={account} />
        <UnderBar user={user} account={account} />
      </header>
      <div className={user === null ? classes.open : classes.columns} data-slim={isSlim}>
        {user !== null && (
          <aside className={classes.drawer}>
            <div className={classes.menu} ref={showCurrent}>
              <SideMenu user={user} account={account} isSlim={isSlim} onResize={setSlim} />
            </div>
          </aside>
        )}
        <main id="main" tabIndex={-1} className={classes.main}>
          {user !== null && <Banners />}
          {account !== undefined && user !== null && <Breadcrumbs user={user} account={account} />}
          <Suspense fallback={<PendingScreen />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      {user !== null && (
        <Suspense>
          <ProgressCard userId={user.userId} />
        </Suspense>
      )}
      <Footer user={user} account={account} />
    </div>
  )
}

/** The menu scrolls separately: initially to the current page. Measured in the first frame, which lays out the page anyway. */
function showCurrent(menu: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const current = menu?.querySelector<HTMLElement>('[aria-current=page]')
    if (menu === null || current == null) return
    const below = current.getBoundingClientRect().bottom - menu.getBoundingClientRect().bottom
    if (below > 0) menu.scrollTop += below + menu.clientHeight / 3
  })
}

/** Titles the tab by page, account and brand, and focuses the new page's heading after navigation. */
function useTabTitle(account: Account | undefined): void {
  const { path, accountId } = useCurrentPage()
  const { tabName } = useBrand()
  const page = useShownTitle(account)
  const title =
    page !== '' && accountId !== undefined && account !== undefined ? `${page} · ${cut(account.companyName, 25)}` : page
  const last = useRef<string>(undefined)
  useEffect(() => {
    document.title = title === '' ? tabName : `${title} – ${tabName}`
  }, [title, tabName])
  useEffect(() => {
    const isFirst = last.current === undefined
    if (last.current !== path && !isFirst) focusHeading()
    last.current = path
  }, [path])
}

/** Account tasks are read again on every navigation. */
function useFreshTasks(): void {
  const router = useRouter()
  const cache = useQueryClient()
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation !== undefined)
          void cache.invalidateQueries({ queryKey: ['GET /api/accounts/{accountId}/tasks'] })
      }),
    [router, cache],
  )
}
