import { lazy } from 'react'
import { pagePart } from '../../platform/page-part.ts'

export { PolicySummaryCard } from './policy-summary-card.tsx'

export const PoliciesScreen = lazy(pagePart(() => import('./policies-screen.tsx')))
export const PolicyScreen = lazy(pagePart(() => import('./detail/policy-screen.tsx')))
export const PolicyWorkScreen = lazy(pagePart(() => import('./list/policy-work-screen.tsx')))
export const UnknownPolicy = lazy(
  pagePart(async () => ({ default: (await import('./detail/policy-screen.tsx')).UnknownPolicy })),
)
export const CoverageSummaryScreen = lazy(pagePart(() => import('./summary/coverage-summary-screen.tsx')))
