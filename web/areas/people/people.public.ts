import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export type { RemoveStaff } from './brokerage/staff-table.tsx'
export { actsForBrokerage, runsAccount } from './runs-account.ts'
export { useActsForBrokerage } from './use-acts-for-brokerage.ts'

const inviteeFields = pagePart(() => import('./invitee-fields.tsx'))
export const InviteeFields = lazy(async () => ({ default: (await inviteeFields()).InviteeFields }))
export const BrokerageStaffScreen = lazy(pagePart(() => import('./brokerage/brokerage-staff-screen.tsx')))
export const AccountPeopleScreen = lazy(pagePart(() => import('./account/account-people-screen.tsx')))
