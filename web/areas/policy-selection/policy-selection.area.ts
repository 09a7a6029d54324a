import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [
    { path: 'policy-selection', title: 'Policy Selection', load: () => import('./policy-selection-screen.tsx') },
  ],
  refreshes: {
    'policy-selection': [
      'GET /api/accounts/{accountId}/renewals/{cycleId}/plans',
      'GET /api/accounts/{accountId}/renewals/{cycleId}/placement',
    ],
  },
} satisfies WebArea
