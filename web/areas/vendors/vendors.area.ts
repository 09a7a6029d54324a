import type { WebArea } from '../../platform/area.ts'

const path = 'dashboard/risk-management/vendor-certificates'

export const area = {
  accountPages: [
    { path, title: 'Vendor Certificates', load: () => import('./list/vendors-screen.tsx') },
    { path: `${path}/$vendorId`, title: 'Vendor', load: () => import('./vendor/vendor-screen.tsx') },
    {
      path: `${path}/$vendorId/$certificateId`,
      title: 'Certificate',
      load: () => import('./certificate/certificate-screen.tsx'),
    },
  ],
  refreshes: {
    vendors: [
      'GET /api/accounts/{accountId}/vendors',
      'GET /api/accounts/{accountId}/vendors/{vendorId}',
      'GET /api/accounts/{accountId}/vendor-requirement-sets/{setId}/versions',
    ],
  },
} satisfies WebArea
