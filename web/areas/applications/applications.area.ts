import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [
    {
      path: 'documents/underwriting',
      title: 'Underwriting Documents',
      load: () => import('./underwriting/underwriting-screen.tsx'),
    },
  ],
  refreshes: {
    applications: [
      'GET /api/accounts/{accountId}/renewals/{cycleId}',
      'GET /api/accounts/{id}/apps',
      'GET /api/accounts/{id}/apps/{appId}',
      'GET /api/accounts/{id}/apps/{appId}/comments',
    ],
    facts: [
      'GET /api/accounts/{accountId}/renewals/{cycleId}',
      'GET /api/accounts/{id}/apps',
      'GET /api/accounts/{id}/apps/{appId}',
      'GET /api/accounts/{id}/facts',
      'GET /api/accounts/{accountId}/profile-pages',
      'GET /api/accounts/{accountId}/profile-pages/{page}',
      'GET /api/accounts/{accountId}/details',
    ],
    'profile-pages': [
      'GET /api/accounts/{accountId}/profile-pages/{page}',
      'GET /api/accounts/{accountId}/profile-pages/{page}/comments',
    ],
  },
} satisfies WebArea
