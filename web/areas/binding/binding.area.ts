import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [{ path: 'bind-decision', title: 'Bind Decision', load: () => import('./bind-decision-screen.tsx') }],
  refreshes: {
    binding: [
      'GET /api/accounts/{accountId}/renewals/{cycleId}/binding',
      'GET /api/accounts/{accountId}/renewals/{cycleId}/subjectivities',
      'GET /api/accounts/{accountId}/renewals/{cycleId}/quotes',
    ],
  },
} satisfies WebArea
