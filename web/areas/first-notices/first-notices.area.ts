import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [
    { path: 'claims-portal/codes', title: 'Claim QR Codes', load: () => import('./codes/codes-screen.tsx') },
  ],
  refreshes: {
    'first-notices': ['GET /api/accounts/{accountId}/notice-codes'],
  },
} satisfies WebArea
