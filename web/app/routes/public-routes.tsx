import { homePath, landingPath } from '@portico/contract/areas/session/landing.rules.ts'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { DemoScreen, DemoUserScreen } from '../../areas/demonstration/demonstration.public.ts'
import { activeAccount } from '../../platform/upkeep/active-account.ts'
import { pagePart } from '../../platform/page-part.ts'
import { takeRedirect } from '../../platform/redirect.ts'
import { ForbiddenScreen, NotFoundScreen, ResourceNotFoundScreen } from './lazy-error-screens.ts'
import { type At, onlyInDemonstration, toLogin, under } from './root-route.tsx'

async function landing({ context }: At): Promise<void> {
  const user = context.user ?? (await toLogin(undefined))
  redirect({ href: landingPath(user, takeRedirect(context.isKnownPath)), replace: true, throw: true })
}

async function home({ context }: At): Promise<void> {
  const user = context.user ?? (await toLogin(undefined))
  redirect({ href: homePath(user, activeAccount(user.userId)), replace: true, throw: true })
}

const demoUser = createRoute({
  ...under,
  path: '/demo-user',
  beforeLoad: onlyInDemonstration,
  validateSearch: ({ refused }: Record<string, unknown>) => (typeof refused === 'string' ? { refused } : {}),
  component: () => <DemoUserScreen refused={demoUser.useSearch().refused} />,
  staticData: { title: 'Demonstration users' },
})

/** Joining, and filling forms by a link, is a stage of its own, like the login: going there leaves the portal. */
const joiningRoutes = [
  '/invite/$identifier',
  '/broker-invite/$identifier',
  '/register',
  '/pre-register',
  '/o/$token/applications',
  '/o/$token/applications/$frontEndFormId',
  '/o/$token/vendor-certificates',
  '/o/$token/claim-answer',
  '/prospect-questionnaire/$jsonFormId/$identifier',
  '/submission-download/$requestId/$downloadCode',
  '/opt-out/$token',
  '/id-card/$token',
  '/c/$code',
].map((path) =>
  createRoute({
    ...under,
    path,
    beforeLoad: ({ location: { href } }) => {
      location.replace(href)
      return new Promise<never>(() => undefined)
    },
  }),
)

/** Pages that need no login. */
export const publicRoutes = [
  createRoute({ ...under, path: '/', beforeLoad: home }),
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
    component: lazyRouteComponent(pagePart(() => import('../screens/help/help-screen.tsx'))),
    staticData: { title: 'Help' },
  }),
  createRoute({
    ...under,
    path: '/pricing',
    component: lazyRouteComponent(pagePart(() => import('../screens/pricing-screen.tsx'))),
    staticData: { title: 'Pricing' },
  }),
  createRoute({
    ...under,
    path: '/demo',
    beforeLoad: onlyInDemonstration,
    component: DemoScreen,
    staticData: { title: 'Demonstration' },
  }),
  demoUser,
  ...joiningRoutes,
]

/** Paths of no other route; without it the account's route would match them. */
export const unknown = createRoute({
  ...under,
  path: '$',
  component: NotFoundScreen,
  staticData: { title: 'Not Found' },
})
