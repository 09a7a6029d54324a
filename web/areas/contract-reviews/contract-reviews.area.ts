import type { WebArea } from '../../platform/area.ts'

const path = 'certificate-request/contracts'

export const area = {
  accountPages: [
    { path, title: 'Contract Reviews', load: () => import('./list/reviews-screen.tsx') },
    { path: `${path}/$reviewId`, title: 'Contract Review', load: () => import('./review/review-screen.tsx') },
  ],
  refreshes: {
    'contract-reviews': [
      'GET /api/accounts/{accountId}/contract-reviews',
      'GET /api/accounts/{accountId}/contract-reviews/{reviewId}',
    ],
    certificates: ['GET /api/accounts/{accountId}/contract-reviews/{reviewId}'],
    policies: [
      'GET /api/accounts/{accountId}/contract-reviews',
      'GET /api/accounts/{accountId}/contract-reviews/{reviewId}',
    ],
  },
} satisfies WebArea
