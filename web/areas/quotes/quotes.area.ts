import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [
    {
      path: 'internal-quote-review',
      title: 'Internal Quote Review',
      load: () => import('./internal-quote-review-screen.tsx'),
    },
    { path: 'quote-review', title: 'Quote Review', load: () => import('./quote-review-screen.tsx') },
  ],
  refreshes: {
    submissions: ['GET /api/accounts/{accountId}/renewals/{cycleId}/market'],
    quotes: [
      'GET /api/accounts/{accountId}/renewals/{cycleId}/market',
      'GET /api/accounts/{accountId}/renewals/{cycleId}/quotes',
      'GET /api/accounts/{accountId}/renewals/{cycleId}/placement',
      'GET /api/accounts/{accountId}/renewals/{cycleId}/binding',
      'GET /api/accounts/{accountId}/renewals/{cycleId}/plans',
    ],
  },
} satisfies WebArea
