import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [
    { path: 'claims-portal', title: 'Claims', load: () => import('./list/claims-screen.tsx') },
    { path: 'claims-portal/create', title: 'Report a Claim', load: () => import('./report/report-screen.tsx') },
    { path: 'claims-portal/$claimId', title: 'Claim', load: () => import('./claim/claim-screen.tsx') },
    {
      path: 'dashboard/risk-management/claim-portal',
      title: 'Claim Analytics',
      load: () => import('./analytics/claim-analytics-screen.tsx'),
    },
  ],
  refreshes: {
    claims: [
      'GET /api/accounts/{code}',
      'GET /api/accounts/{accountId}/claims',
      'GET /api/accounts/{accountId}/claim-choices',
      'GET /api/accounts/{accountId}/claim-analysis',
      'GET /api/accounts/{accountId}/claims/{claimId}',
      'GET /api/accounts/{accountId}/claims/{claimId}/statements',
      'GET /api/accounts/{accountId}/claims/{claimId}/lender-notices',
      'GET /api/accounts/{accountId}/claim-ledger',
    ],
    losses: ['GET /api/accounts/{accountId}/claims/{claimId}', 'GET /api/accounts/{accountId}/claim-ledger'],
  },
} satisfies WebArea
