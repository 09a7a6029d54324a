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
    claims: ['GET /api/accounts/{accountId}/claims', 'GET /api/accounts/{accountId}/claims/{claimId}'],
  },
} satisfies WebArea
