import { lazy } from 'react'

export { accountQuery, permissionsQuery, rolesOn, useAccount } from './account.queries.ts'
export { ContactCard } from './contact-card.tsx'

export const AccountListScreen = lazy(() => import('./account-list-screen.tsx'))
