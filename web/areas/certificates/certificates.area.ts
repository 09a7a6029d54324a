import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [
    { path: 'certificate-holders', title: 'Certificate Holders', load: () => import('./holders/holders-screen.tsx') },
    {
      path: 'certificate-holders/import',
      title: 'Import Certificate Holders',
      load: () => import('./imports/imports-screen.tsx'),
    },
    {
      path: 'certificate-request/$certificateId',
      title: 'Certificate',
      load: () => import('./certificate/certificate-screen.tsx'),
    },
    {
      path: 'dashboard/risk-management/certificate-insurance',
      title: 'Certificates',
      load: () => import('./list/certificates-screen.tsx'),
    },
  ],
  refreshes: {
    carriers: ['GET /api/accounts/{accountId}/certificates'],
    certificates: [
      'GET /api/accounts/{accountId}/certificate-holders',
      'GET /api/accounts/{accountId}/certificate-holder-activity',
      'GET /api/accounts/{accountId}/certificate-holder-imports',
      'GET /api/accounts/{accountId}/certificate-holder-imports/{importId}',
      'GET /api/accounts/{accountId}/certificate-holder-imports/{importId}/rows',
      'GET /api/accounts/{accountId}/certificates',
      'GET /api/accounts/{accountId}/certificates/{certificateId}',
      'GET /api/accounts/{accountId}/certificates/{certificateId}/deliveries',
      'GET /api/accounts/{accountId}/certificate-options',
      'GET /api/brokerages/{brokerCode}/certificate-rules',
    ],
  },
} satisfies WebArea
