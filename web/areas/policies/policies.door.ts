import { lazy } from 'react'

export { PolicySummaryCard } from './policy-summary-card.tsx'

export const PoliciesScreen = lazy(() => import('./policies-screen.tsx'))
export const PolicyScreen = lazy(() => import('./policy-screen.tsx'))
