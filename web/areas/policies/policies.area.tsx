import { lazy, Suspense } from 'react'
import { LoadingCard } from '../../kit/feedback/loading-card.tsx'
import type { WebArea } from '../../platform/area.ts'
import { pagePart } from '../../platform/page-part.ts'

// The card is not among the usual ones: only a dashboard that shows it fetches it.
const PolicySummaryCard = lazy(pagePart(() => import('./policy-summary-card.tsx')))

export const area = {
  accountPages: [
    { path: 'policy', title: 'Policies', load: () => import('./policies-screen.tsx') },
    {
      path: 'coverage-summary',
      title: 'Coverage Summary',
      load: () => import('./summary/coverage-summary-screen.tsx'),
    },
  ],
  cards: {
    POLICY_SUMMARY: ({ account }) => (
      <Suspense fallback={<LoadingCard title="Summary of Policies" />}>
        <PolicySummaryCard accountId={account.accountCode} />
      </Suspense>
    ),
  },
  refreshes: {
    policies: [
      'GET /api/accounts/{accountId}/policies',
      'GET /api/accounts/{accountId}/policies/choices',
      'GET /api/accounts/{accountId}/policies/{policyId}',
      'GET /api/accounts/{accountId}/policies/external',
      'GET /api/accounts/{accountId}/coverage-summary',
      'GET /api/accounts/{accountId}/calendar',
      'GET /api/accounts/{accountId}/details',
    ],
  },
} satisfies WebArea
