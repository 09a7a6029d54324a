import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [
    {
      path: 'dashboard/risk-management/auto-id-cards',
      title: 'Auto ID Cards',
      load: () => import('./cards/id-cards-screen.tsx'),
    },
  ],
  refreshes: {
    'id-cards': ['GET /api/accounts/{accountId}/id-cards'],
    policies: ['GET /api/accounts/{accountId}/id-cards'],
    schedules: ['GET /api/accounts/{accountId}/id-cards'],
  },
} satisfies WebArea
