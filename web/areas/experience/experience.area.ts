import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [{ path: 'experience', title: 'Experience Mod', load: () => import('./experience-screen.tsx') }],
  refreshes: {
    experience: [
      'GET /api/accounts/{accountId}/renewals/{cycleId}',
      'GET /api/accounts/{accountId}/experience',
      'GET /api/accounts/{accountId}/experience/{worksheetId}',
      'GET /api/accounts/{accountId}/experience/{worksheetId}/versions',
      'GET /api/brokerages/{brokerCode}/mod-plans',
    ],
  },
} satisfies WebArea
