import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [
    {
      path: 'certificate-renewals',
      title: 'Certificate Renewals',
      load: () => import('./renewals-screen.tsx'),
    },
    {
      path: 'certificate-renewals/$renewalId',
      title: 'Certificate Renewal',
      load: () => import('./renewal-screen.tsx'),
    },
  ],
  refreshes: {
    'certificate-renewals': [
      'GET /api/accounts/{accountId}/certificate-renewals',
      'GET /api/accounts/{accountId}/certificate-renewals/{renewalId}',
      'GET /api/accounts/{accountId}/certificate-renewals/{renewalId}/items',
    ],
  },
} satisfies WebArea
