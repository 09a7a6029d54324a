import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [{ path: 'financials', title: 'Financials', load: () => import('./financials-screen.tsx') }],
  refreshes: {
    financials: ['GET /api/accounts/{accountId}/renewals/{cycleId}', 'GET /api/accounts/{accountId}/financials'],
  },
} satisfies WebArea
