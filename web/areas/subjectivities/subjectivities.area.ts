import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [
    { path: 'subjectivities', title: 'Subjectivities', load: () => import('./subjectivities-screen.tsx') },
  ],
  refreshes: {
    subjectivities: [
      'GET /api/accounts/{accountId}/renewals/{cycleId}/subjectivities',
      'GET /api/accounts/{accountId}/renewals/{cycleId}/binding',
      'GET /api/accounts/{accountId}/renewals/{cycleId}',
    ],
  },
} satisfies WebArea
