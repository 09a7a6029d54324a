import { isBrokerageUser } from '@portico/contract/areas/session/roles.rules.ts'
import { createRoute, lazyRouteComponent, useParams } from '@tanstack/react-router'
import { type ComponentType, type FunctionComponent, lazy } from 'react'
import { MyUserScreen } from '../../areas/profile/profile.public.ts'
import { pagePart } from '../../platform/page-part.ts'
import { adminPages, brokeragePages } from '../areas.ts'
import { formScreens, onlyAtLevel } from './form-parts.ts'
import { onlyBrokerageAdmins, onlyFor, onlyLoggedIn, onlyToChooseBrokerage, under } from './root-route.tsx'

const AccountPeopleRoute = lazy(pagePart(() => import('../screens/account-people-route.tsx')))
const accountLists = pagePart(() => import('../screens/account-lists.tsx'))
const HomeScreen = lazy(pagePart(() => import('../screens/home-screen.tsx')))
const BrokerageConfigurationScreen = lazy(pagePart(() => import('../screens/brokerage-configuration-screen.tsx')))

/** Pages of logged-in users, outside any account. */
export const generalRoutes = [
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
    component: lazyRouteComponent(accountLists, 'ChooseAccountScreen'),
    staticData: { title: 'Accounts' },
  }),
]

const onlyAdministrators = onlyFor(({ isAdmin }) => isAdmin)

/** A page of the platform's administrators, below `/admin`. */
const adminPage = (path: string, title: string, component: FunctionComponent) =>
  createRoute({ ...under, path: `/admin/${path}`, beforeLoad: onlyAdministrators, component, staticData: { title } })

const ComponentPlaygroundScreen = lazy(pagePart(() => import('../playground/component-playground-screen.tsx')))

/** Pages of the platform's administrators. */
export const adminRoutes = [
  ...adminPages.map(({ path, title, load }) => adminPage(path, title, lazy(pagePart(load)))),
  createRoute({
    ...under,
    path: '/admin/accounts',
    beforeLoad: onlyAdministrators,
    component: lazyRouteComponent(accountLists, 'AdminAccountsScreen'),
    staticData: { title: 'Accounts' },
  }),
  adminPage('accounts/$accountId/users', 'People', AccountPeopleRoute),
  adminPage('app-library', 'App Library', lazyRouteComponent(formScreens, 'GlobalFormsScreen')),
  adminPage('app-library/$formId', 'Edit Form', lazyRouteComponent(formScreens, 'GlobalLayoutScreen')),
  adminPage('pdf/copy-fields', 'Copy Fields', lazyRouteComponent(formScreens, 'GlobalCopyFieldsScreen')),
  adminPage(
    'brokerage/$brokerCode/forms',
    'Forms of a Brokerage',
    lazyRouteComponent(formScreens, 'BrokerageFormsScreen'),
  ),
  adminPage('component-playground', 'Component Playground', ComponentPlaygroundScreen),
]

const ofBrokerage = '/brokerage-administration/$brokerCode'

interface BrokerageRoute {
  readonly path: string
  readonly title: string
  readonly Screen: ComponentType<{ readonly brokerCode: string }>
  readonly forStaff?: true | undefined
}

/** A page of one brokerage, below `/brokerage-administration/{brokerCode}`. */
const brokeragePage = ({ path, title, Screen, forStaff }: BrokerageRoute) =>
  createRoute({
    ...under,
    path: `${ofBrokerage}${path}`,
    beforeLoad: forStaff === true ? onlyFor(isBrokerageUser) : onlyBrokerageAdmins,
    component: function BrokeragePage() {
      const { brokerCode = '' }: { brokerCode?: string } = useParams({ strict: false })
      return <Screen key={brokerCode} brokerCode={brokerCode} />
    },
    staticData: { title },
  })

/** Pages of a brokerage's staff, and of its admins. */
export const brokerageRoutes = [
  createRoute({
    ...under,
    path: '/brokerage-administration',
    beforeLoad: onlyToChooseBrokerage,
    component: lazyRouteComponent(accountLists, 'BrokerageScreen'),
    staticData: { title: 'Brokerage' },
  }),
  ...brokeragePages.map(({ load, ...page }) => brokeragePage({ ...page, Screen: lazy(pagePart(load)) })),
  brokeragePage({ path: '', title: 'Home', forStaff: true, Screen: HomeScreen }),
  brokeragePage({ path: '/configuration', title: 'Configuration', Screen: BrokerageConfigurationScreen }),
  createRoute({
    ...under,
    path: `${ofBrokerage}/application-library`,
    beforeLoad: onlyBrokerageAdmins,
    component: lazyRouteComponent(formScreens, 'BrokerageFormsScreen'),
    staticData: { title: 'App Library' },
  }),
  createRoute({
    ...under,
    path: `${ofBrokerage}/application-library/copy-fields`,
    beforeLoad: onlyBrokerageAdmins,
    component: lazyRouteComponent(formScreens, 'BrokerageCopyFieldsScreen'),
    staticData: { title: 'Copy Fields' },
  }),
  createRoute({
    ...under,
    path: '/brokerage/$brokerageId/forms/$level/edit/$formId',
    beforeLoad: onlyAtLevel('brokerage', 'global'),
    component: lazyRouteComponent(formScreens, 'BrokerageLayoutScreen'),
    staticData: { title: 'Edit Form' },
  }),
  brokeragePage({ path: '/accounts/$accountId/users', title: 'People', Screen: AccountPeopleRoute, forStaff: true }),
]
