import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { isJoiningPath } from './joining/joining-path.ts'
export { actsForBrokerage, runsAccount } from './runs-account.ts'
export { useActsForBrokerage } from './use-acts-for-brokerage.ts'

export const AccountPeopleScreen = lazy(pagePart(() => import('./account/account-people-screen.tsx')))
export const BrokerageStaffScreen = lazy(pagePart(() => import('./brokerage/brokerage-staff-screen.tsx')))
/** The pages of joining: they stand alone, like the login, for guests and for those who are logged in. */
export const JoiningScreen = lazy(pagePart(() => import('./joining/joining-screen.tsx')))
