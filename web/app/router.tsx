import { landingPath } from '@portico/contract/areas/session/landing.rules.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
  rootRouteId,
  useParams,
} from '@tanstack/react-router'
import { AccountListScreen, accountQuery, permissionsQuery } from '../areas/accounts/accounts.door.ts'
import { PoliciesScreen, PolicyScreen } from '../areas/policies/policies.door.ts'
import { isBrokerageUser, MyUserScreen } from '../areas/session/session.door.ts'
import { statusOf } from '../platform/call-error.ts'
import { askForLogin, takeRedirect } from '../platform/session.ts'
import { DashboardScreen } from './screens/dashboard-screen.tsx'
import { ForbiddenScreen, NotFoundScreen, ResourceNotFoundScreen } from './screens/error-screens.tsx'
import { FailedScreen } from './screens/failed-screen.tsx'
import { PendingScreen } from './screens/pending-screen.tsx'
import { Shell } from './shell/shell.tsx'

interface Context {
  readonly user: CurrentUser | null
  readonly cache: QueryClient
  readonly tabName: string
}

interface At {
  readonly context: Context
  readonly location: { readonly href: string }
}

/** The login is a stage of its own, before the portal. The page is being left: nothing may show until then. */
function toLogin(wanted: string | undefined): Promise<never> {
  if (wanted === undefined) location.replace('/login')
  else askForLogin(wanted)
  return new Promise<never>(() => undefined)
}

/** Sends a guest to the login; they come back here afterwards. */
async function onlyLoggedIn({ context, location: { href } }: At): Promise<{ user: CurrentUser }> {
  return { user: context.user ?? (await toLogin(href)) }
}

/** An account has no page of its own: a single word that is no other page is an unknown path, for guests too. */
function onlyInAccount(at: At & { readonly matches: readonly { readonly routeId: string }[] }) {
  if (at.matches.at(-1)?.routeId === account.id) notFound({ routeId: rootRouteId, throw: true })
  return onlyLoggedIn(at)
}

const onlyFor = (allowed: (user: CurrentUser) => boolean) => async (at: At) => {
  const { user } = await onlyLoggedIn(at)
  if (!allowed(user)) redirect({ to: '/404', replace: true, throw: true })
}

const root = createRootRouteWithContext<Context>()({ component: Shell, notFoundComponent: NotFoundScreen })

async function landing({ context }: At): Promise<void> {
  const user = context.user ?? (await toLogin(undefined))
  redirect({ href: landingPath(user, takeRedirect()), replace: true, throw: true })
}

const under = { getParentRoute: () => root }

const publicRoutes = [
  createRoute({ ...under, path: '/', beforeLoad: landing }),
  createRoute({ ...under, path: '/login', beforeLoad: landing }),
  createRoute({ ...under, path: '/policy-login', beforeLoad: landing }),
  createRoute({ ...under, path: '/404', component: NotFoundScreen, staticData: { title: 'Not Found' } }),
  createRoute({ ...under, path: '/forbidden', component: ForbiddenScreen, staticData: { title: 'Forbidden' } }),
  createRoute({
    ...under,
    path: '/resource-not-found',
    component: ResourceNotFoundScreen,
    staticData: { title: 'Resource Not Found' },
  }),
  createRoute({
    ...under,
    path: '/help',
    component: lazyRouteComponent(() => import('./screens/help-screen.tsx')),
    staticData: { title: 'Help' },
  }),
]

/** Whatever no other route knows; without it the account's route would answer for it. */
const unknown = createRoute({ ...under, path: '$', component: NotFoundScreen, staticData: { title: 'Not Found' } })

const generalRoutes = [
  createRoute({
    ...under,
    path: '/my-user',
    beforeLoad: onlyLoggedIn,
    component: MyUserScreen,
    staticData: { title: 'My User' },
  }),
  createRoute({
    ...under,
    path: '/account-selector',
    beforeLoad: onlyLoggedIn,
    component: () => <AccountListScreen title="Choose an account" lead="Open one to see its dashboard." />,
    staticData: { title: 'Accounts' },
  }),
  createRoute({
    ...under,
    path: '/admin/accounts',
    beforeLoad: onlyFor(({ isAdmin }) => isAdmin),
    component: () => <AccountListScreen title="Accounts" lead="Every account of the platform." />,
    staticData: { title: 'Accounts' },
  }),
  createRoute({
    ...under,
    path: '/brokerage-administration',
    beforeLoad: onlyFor(isBrokerageUser),
    component: () => <AccountListScreen title="Brokerage" lead="The accounts that your brokerage serves." />,
    staticData: { title: 'Brokerage' },
  }),
]

const account = createRoute({
  ...under,
  path: '/$accountId',
  beforeLoad: onlyInAccount,
  loader: async ({ context, params }) => {
    try {
      const { cache } = context
      await Promise.all([cache.query(permissionsQuery(params.accountId)), cache.query(accountQuery(params.accountId))])
    } catch (error) {
      const status = statusOf(error)
      if (status === 403) redirect({ to: '/forbidden', replace: true, throw: true })
      if (status === 404) redirect({ to: '/resource-not-found', replace: true, throw: true })
      throw error
    }
  },
  component: Outlet,
})

const inAccount = { getParentRoute: () => account }

const accountRoutes = [
  createRoute({
    ...inAccount,
    path: 'dashboard',
    component: () => <DashboardScreen accountId={account.useParams().accountId} />,
    staticData: { title: 'Dashboard' },
  }),
  createRoute({
    ...inAccount,
    path: 'policy',
    component: () => <PoliciesScreen accountId={account.useParams().accountId} />,
    staticData: { title: 'Policies' },
  }),
  createRoute({
    ...inAccount,
    path: 'policy-admin/policy/$policyId',
    component: PolicyRoute,
    staticData: { title: 'Policy' },
  }),
  createRoute({
    ...inAccount,
    path: 'policy-admin/external/$policyId',
    component: PolicyRoute,
    staticData: { title: 'Policy' },
  }),
]

function PolicyRoute() {
  const { accountId = '', policyId = '' }: { accountId?: string; policyId?: string } = useParams({ strict: false })
  return <PolicyScreen accountId={accountId} policyId={policyId} />
}

const tree = root.addChildren([...publicRoutes, ...generalRoutes, account.addChildren(accountRoutes), unknown])

export function createPortalRouter(context: Context) {
  return createRouter({
    routeTree: tree,
    context,
    defaultErrorComponent: FailedScreen,
    defaultPendingComponent: PendingScreen,
    defaultNotFoundComponent: NotFoundScreen,
    scrollRestoration: true,
  })
}
