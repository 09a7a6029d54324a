import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [
    { path: 'certificate-holders', title: 'Certificate Holders', load: () => import('./holders/holders-screen.tsx') },
  ],
  refreshes: {
    certificates: ['GET /api/accounts/{accountId}/certificate-holders'],
  },
} satisfies WebArea
