import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [{ path: 'loss-runs', title: 'Loss Runs', load: () => import('./loss-runs-screen.tsx') }],
  refreshes: {
    losses: [
      'GET /api/accounts/{accountId}/renewals/{cycleId}',
      'GET /api/accounts/{accountId}/loss-runs',
      'GET /api/accounts/{accountId}/loss-runs/{runId}/losses',
      'GET /api/accounts/{accountId}/loss-runs/{runId}/rows',
      'GET /api/accounts/{accountId}/losses/analysis',
    ],
  },
} satisfies WebArea
