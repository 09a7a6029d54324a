import { isBrokerageUser } from '@portico/contract/areas/session/roles.rules.ts'
import { createRoute, lazyRouteComponent, redirect, useParams } from '@tanstack/react-router'
import { lazy } from 'react'
import { CommunicationsScreen } from '../../areas/conversations/conversations.public.ts'
import { PolicyScreen } from '../../areas/policies/policies.public.ts'
import { importSearch } from '../../areas/schedule-imports/schedule-imports.public.ts'
import { pagePart } from '../../platform/page-part.ts'
import { BrokerageDashboardScreen, DashboardScreen } from '../screens/dashboard-screen.tsx'
import { applicationScreens, formScreens, onlyAtLevel, profileScreens, scheduleScreens } from './form-parts.ts'
import { accountPages } from '../areas.ts'
import { accountPage, inAccount } from './account-page.tsx'
import { onlyFor } from './root-route.tsx'

const policyScreens = pagePart(() => import('../screens/policy-screens.tsx'))
const AccountPeopleRoute = lazy(pagePart(() => import('../screens/account-people-route.tsx')))
const CompareRoute = lazy(pagePart(() => import('../screens/compare-route.tsx')))

/** A page of the profile of an account. */
const profilePage = (path: string, title: string, screen: keyof Awaited<ReturnType<typeof profileScreens>>) =>
  createRoute({
    ...inAccount,
    path: `profile${path}`,
    component: lazyRouteComponent(profileScreens, screen),
    staticData: { title },
  })

export const accountRoutes = [
  accountPage('dashboard', 'Dashboard', DashboardScreen),
  createRoute({
    ...inAccount,
    path: 'account',
    // What is known of the account itself is the page that its name promises.
    beforeLoad: ({ params }) => {
      redirect({ to: `/${params.accountId}/details`, replace: true, throw: true })
    },
  }),
  createRoute({
    ...inAccount,
    path: 'communications/$requestId',
    component: ConversationRoute,
    staticData: { title: 'Conversation' },
  }),
  createRoute({
    ...inAccount,
    path: 'schedules/$type/compare',
    component: CompareRoute,
    staticData: { title: 'Compare schedule' },
  }),
  accountPage('account/management', 'People', AccountPeopleRoute),
  accountPage('policy-admin', 'Policy Administration', lazyRouteComponent(policyScreens, 'PolicyAdminScreen')),
  createRoute({
    ...inAccount,
    path: 'policy-admin/policy/$policyId',
    component: PolicyRoute,
    staticData: { title: 'Policy' },
  }),
  createRoute({
    ...inAccount,
    path: 'policy-admin/external/$policyKey',
    component: lazyRouteComponent(policyScreens, 'ExternalPolicyRoute'),
    staticData: { title: 'Policy' },
  }),
  accountPage('schedules', 'Schedules', lazyRouteComponent(scheduleScreens, 'SchedulesRoute')),
  createRoute({
    ...inAccount,
    path: 'schedules/$type/{-$tabId}',
    component: lazyRouteComponent(scheduleScreens, 'ScheduleRoute'),
    staticData: { title: 'Schedule' },
  }),
  createRoute({
    ...inAccount,
    path: 'forms/layouts',
    beforeLoad: onlyFor(isBrokerageUser),
    component: lazyRouteComponent(formScreens, 'AccountFormsScreen'),
    staticData: { title: 'Form Layouts' },
  }),
  createRoute({
    ...inAccount,
    path: 'forms/layouts/$jsonFormLayoutId',
    beforeLoad: onlyFor(isBrokerageUser),
    component: lazyRouteComponent(formScreens, 'AccountFormScreen'),
    staticData: { title: 'Form Layout' },
  }),
  createRoute({
    ...inAccount,
    path: 'forms/layouts/$level/edit/$formId',
    beforeLoad: onlyAtLevel('account', 'brokerage', 'global'),
    component: lazyRouteComponent(formScreens, 'AccountLayoutScreen'),
    staticData: { title: 'Edit Form' },
  }),
  accountPage('applications', 'Applications', lazyRouteComponent(applicationScreens, 'ApplicationsRoute')),
  createRoute({
    ...inAccount,
    path: 'applications/$frontEndFormId',
    component: lazyRouteComponent(applicationScreens, 'ApplicationRoute'),
    staticData: { title: 'Application' },
  }),
  profilePage('', 'Profile', 'ProfileRoute'),
  profilePage('/entity', 'Entity', 'EntityRoute'),
  profilePage('/general-info', 'General Information', 'GeneralInfoRoute'),
  profilePage('/safety', 'Safety', 'SafetyRoute'),
  profilePage('/industry', 'Industry', 'IndustryRoute'),
  accountPage('profile/named-insureds', 'Named Insureds', lazyRouteComponent(scheduleScreens, 'NamedInsuredsRoute')),
  ...accountPages.map(({ path, title, load, ...more }) => accountPage(path, title, lazy(pagePart(load)), more)),
  accountPage('insurica-dashboard', 'Dashboard', BrokerageDashboardScreen),
  createRoute({
    ...inAccount,
    path: 'schedules/$type/import',
    validateSearch: importSearch,
    component: lazyRouteComponent(pagePart(() => import('../screens/schedule-import-route.tsx'))),
    staticData: { title: 'Import' },
  }),
]

function PolicyRoute() {
  const { accountId = '', policyId = '' }: { accountId?: string; policyId?: string } = useParams({ strict: false })
  return <PolicyScreen accountId={accountId} which={{ id: policyId }} />
}

function ConversationRoute() {
  const { accountId = '', requestId = '' }: { accountId?: string; requestId?: string } = useParams({ strict: false })
  return <CommunicationsScreen key={accountId} accountId={accountId} conversationId={requestId} />
}
