import { isBrokerageUser } from '@portico/contract/areas/session/roles.rules.ts'
import {
  createRoute,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
  rootRouteId,
  useParams,
} from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy } from 'react'
import { loadAccount, rememberAccount } from '../../areas/accounts/accounts.door.ts'
import { ActivityScreen } from '../../areas/activity/activity.door.ts'
import { CalendarScreen } from '../../areas/calendar/calendar.door.ts'
import { DocumentsScreen, NewDocumentsScreen, ProfileFilesScreen } from '../../areas/documents/documents.door.ts'
import { CommunicationsScreen } from '../../areas/conversations/conversations.door.ts'
import { featuresQuery, preferencesQuery } from '../../areas/features/features.door.ts'
import { NotificationsScreen } from '../../areas/notifications/notifications.door.ts'
import { AccountPeopleScreen } from '../../areas/people/people.door.ts'
import { PoliciesScreen, PolicyScreen } from '../../areas/policies/policies.door.ts'
import { importSearch } from '../../areas/schedule-imports/schedule-imports.door.ts'
import { statusOf } from '../../platform/call-error.ts'
import { pagePart } from '../../platform/page-part.ts'
import { DashboardScreen } from '../screens/dashboard-screen.tsx'
import { ExternalPolicyRoute, PolicyAdminScreen } from '../screens/policy-screens.tsx'
import {
  applicationScreens,
  formScreens,
  onlyAtLevel,
  profileScreens,
  scheduleDoor,
  scheduleScreens,
} from './form-parts.ts'
import { type At, onlyFor, onlyLoggedIn, under } from './root-route.tsx'

const CompareRoute = lazy(pagePart(() => import('../screens/compare-route.tsx')))

/** An account has no page of its own: a single word that is no other page is an unknown path, for guests too. */
function onlyInAccount(at: At & { readonly matches: readonly { readonly routeId: string }[] }) {
  if (at.matches.at(-1)?.routeId === account.id) notFound({ routeId: rootRouteId, throw: true })
  return onlyLoggedIn(at)
}

/** What stands around every page of an account: whether it may be seen, its flags and its preferences. */
export const account = createRoute({
  ...under,
  path: '/$accountId',
  beforeLoad: onlyInAccount,
  loader: async ({ context, params }) => {
    try {
      const { cache } = context
      await loadAccount(cache, params.accountId)
      rememberAccount(context.user.userId, params.accountId)
      loadChoices(cache, params.accountId)
    } catch (error) {
      const status = statusOf(error)
      if (status === 403) redirect({ to: '/forbidden', replace: true, throw: true })
      if (status === 404) redirect({ to: '/resource-not-found', replace: true, throw: true })
      throw error
    }
  },
  component: Outlet,
})

/** Flags and preferences come after the permissions. No screen waits for them: until they are there defaults hold. */
function loadChoices(cache: QueryClient, accountId: string): void {
  void Promise.allSettled([cache.query(featuresQuery(accountId)), cache.query(preferencesQuery(accountId))])
}

const inAccount = { getParentRoute: () => account }

/** A page of the profile of an account. */
const profilePage = (path: string, title: string, screen: keyof Awaited<ReturnType<typeof profileScreens>>) =>
  createRoute({
    ...inAccount,
    path: `profile${path}`,
    component: lazyRouteComponent(profileScreens, screen),
    staticData: { title },
  })

/** A page of an account, below `/{accountId}/`. */
const accountPage = (path: string, title: string, Screen: ComponentType<{ readonly accountId: string }>) =>
  createRoute({
    ...inAccount,
    path,
    component: () => {
      const { accountId } = account.useParams()
      return <Screen key={accountId} accountId={accountId} />
    },
    staticData: { title },
  })

export const accountRoutes = [
  accountPage('dashboard', 'Dashboard', DashboardScreen),
  accountPage('account/management', 'People', AccountPeopleScreen),
  accountPage('account/calendar', 'Calendar', CalendarScreen),
  accountPage('account/activity', 'Activity', ActivityScreen),
  accountPage('account/notifications', 'Notifications', NotificationsScreen),
  accountPage('documents', 'Documents', DocumentsScreen),
  accountPage('dashboard/documents', 'New documents', NewDocumentsScreen),
  accountPage('communications', 'Communications', CommunicationsScreen),
  createRoute({
    ...inAccount,
    path: 'communications/$requestId',
    component: ConversationRoute,
    staticData: { title: 'Conversation' },
  }),
  accountPage('schedules/pending', 'Pending changes', lazyRouteComponent(scheduleDoor, 'PendingScreen')),
  accountPage(
    'schedules/general-liability/pull-through',
    'Fill from locations',
    lazyRouteComponent(scheduleDoor, 'PullThroughScreen'),
  ),
  createRoute({
    ...inAccount,
    path: 'schedules/$type/compare',
    component: CompareRoute,
    staticData: { title: 'Compare schedule' },
  }),
  accountPage('policy', 'Policies', PoliciesScreen),
  accountPage('policy-admin', 'Policy Administration', PolicyAdminScreen),
  createRoute({
    ...inAccount,
    path: 'policy-admin/policy/$policyId',
    component: PolicyRoute,
    staticData: { title: 'Policy' },
  }),
  createRoute({
    ...inAccount,
    path: 'policy-admin/external/$policyKey',
    component: ExternalPolicyRoute,
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
  accountPage('profile/files', 'Profile Files', ProfileFilesScreen),
  accountPage('profile/named-insureds', 'Named Insureds', lazyRouteComponent(scheduleScreens, 'NamedInsuredsRoute')),
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
