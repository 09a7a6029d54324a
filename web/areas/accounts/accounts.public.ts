import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { loadAccount, rolesOn, useAccount } from './account.queries.ts'
export { ContactLink } from './contact-link.tsx'
export { rememberAccount } from './recent-accounts.ts'
export { useRecentAccounts } from './use-recent-accounts.ts'

export const AccountSelectorScreen = lazy(pagePart(() => import('./selector/account-selector-screen.tsx')))
export const AccountWorkScreen = lazy(pagePart(() => import('./work/account-work-screen.tsx')))
