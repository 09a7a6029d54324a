import { isBrokerageUser } from '@portico/contract/areas/session/roles.rules.ts'
import { createRoute, lazyRouteComponent, useParams } from '@tanstack/react-router'
import { lazy } from 'react'
import { ActivityScreen } from '../../areas/activity/activity.door.ts'
import { CalendarScreen } from '../../areas/calendar/calendar.door.ts'
import { DocumentsScreen, NewDocumentsScreen, ProfileFilesScreen } from '../../areas/documents/documents.door.ts'
import { CommunicationsScreen } from '../../areas/conversations/conversations.door.ts'
import { NotificationsScreen } from '../../areas/notifications/notifications.door.ts'
import { AccountPeopleScreen } from '../../areas/people/people.door.ts'
import { PoliciesScreen, PolicyScreen } from '../../areas/policies/policies.door.ts'
import { importSearch } from '../../areas/schedule-imports/schedule-imports.door.ts'
import { pagePart } from '../../platform/page-part.ts'
import { DashboardScreen } from '../screens/dashboard-screen.tsx'
import {
  applicationScreens,
  formScreens,
  onlyAtLevel,
  profileScreens,
  scheduleDoor,
  scheduleScreens,
} from './form-parts.ts'
import { accountPage, inAccount } from './account-page.tsx'
import { renewalRoutes } from './renewal-routes.tsx'
import { onlyFor } from './root-route.tsx'

const policyScreens = pagePart(() => import('../screens/policy-screens.tsx'))
const accountScreens = pagePart(() => import('../screens/account-screens.tsx'))
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
  accountPage('account/management', 'People', AccountPeopleScreen),
  accountPage('account/calendar', 'Calendar', CalendarScreen),
  accountPage('details', 'Account Details', lazyRouteComponent(accountScreens, 'DetailsScreen')),
  accountPage('account/activity', 'Activity', ActivityScreen),
  accountPage('account/notifications', 'Notifications', NotificationsScreen),
  accountPage('documents', 'Documents', DocumentsScreen),
  accountPage(
    'documents/underwriting',
    'Underwriting documents',
    lazyRouteComponent(applicationScreens, 'UnderwritingScreen'),
  ),
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
  accountPage('coverage-summary', 'Coverage Summary', lazyRouteComponent(policyScreens, 'CoverageSummaryScreen')),
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
  accountPage('profile/files', 'Profile Files', ProfileFilesScreen),
  accountPage('profile/named-insureds', 'Named Insureds', lazyRouteComponent(scheduleScreens, 'NamedInsuredsRoute')),
  ...renewalRoutes,
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
