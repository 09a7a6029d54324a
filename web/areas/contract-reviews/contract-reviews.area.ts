import type { WebArea } from '../../platform/area.ts'

const request = 'certificate-request'
const path = `${request}/contracts`

export const area = {
  accountPages: [
    { path: request, title: 'Certificate Request', load: () => import('./request/contract-request-screen.tsx') },
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
