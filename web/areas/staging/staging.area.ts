import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [{ path: 'staging', title: 'Staging', load: () => import('./staging-screen.tsx') }],
  refreshes: {
    staging: ['GET /api/accounts/{accountId}/staging', 'GET /api/accounts/{accountId}/staging/schedules/{type}/rows'],
  },
} satisfies WebArea
