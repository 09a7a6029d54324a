import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [{ path: 'details', title: 'Account Details', load: () => import('./details-screen.tsx') }],
  brokeragePages: [
    {
      path: '/accounts',
      title: 'Accounts',
      load: () => import('./opening/brokerage-accounts-screen.tsx'),
      forStaff: true,
    },
  ],
  refreshes: { account: ['GET /api/accounts/{accountId}/details/pipeline'] },
} satisfies WebArea
