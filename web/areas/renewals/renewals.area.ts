import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [
    { path: 'renewal', title: 'Renewal', isRenewalFlow: true, load: () => import('./overview/renewal-screen.tsx') },
    { path: 'selection', title: 'Lines to Renew', load: () => import('./selection/selection-screen.tsx') },
  ],
  brokeragePages: [
    { path: '/renewals', title: 'Renewals', forStaff: true, load: () => import('./board/renewal-board-screen.tsx') },
  ],
  refreshes: {
    renewals: [
      'GET /api/accounts/{code}',
      'GET /api/accounts/{accountId}/renewals',
      'GET /api/accounts/{accountId}/renewals/{cycleId}',
      'GET /api/brokerages/{brokerCode}/renewals',
      'GET /api/brokerages/{brokerCode}/renewal-lead-times',
    ],
  },
} satisfies WebArea
