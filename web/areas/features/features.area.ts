import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [
    {
      path: 'account/configuration',
      title: 'Configuration',
      load: () => import('./account-configuration-screen.tsx'),
    },
  ],
  adminPages: [
    {
      path: 'feature-flag-report',
      title: 'Feature Flag Report',
      load: () => import('./report/feature-report-screen.tsx'),
    },
  ],
  refreshes: {
    features: [
      'GET /api/accounts/{accountId}/features',
      'GET /api/accounts/{accountId}/features/changes',
      'GET /api/brokerages/{brokerCode}/features',
    ],
    preferences: [
      'GET /api/accounts/{code}/preferences',
      'GET /api/accounts/{accountId}/features/changes',
      'GET /api/broker-admin/{id}/preferences',
    ],
  },
} satisfies WebArea
