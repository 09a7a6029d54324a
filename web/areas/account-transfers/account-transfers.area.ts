import type { WebArea } from '../../platform/area.ts'

const manager = 'account-brokerage-manager'
const list = 'Account Transfers'

export const area = {
  adminPages: [
    { path: manager, title: list, load: () => import('./transfers-screen.tsx') },
    { path: `${manager}/new`, title: 'Propose a Move', load: () => import('./propose/propose-screen.tsx') },
    { path: `${manager}/share`, title: 'Propose a Share', load: () => import('./propose/propose-share-screen.tsx') },
    { path: `${manager}/$transferId`, title: 'Account Transfer', load: () => import('./transfer-screen.tsx') },
  ],
  brokeragePages: [
    { path: '/account-transfers', title: list, load: () => import('./brokerage/brokerage-transfers-screen.tsx') },
    {
      path: '/account-transfers/$transferId',
      title: 'Account Transfer',
      load: () => import('./brokerage/brokerage-transfer-screen.tsx'),
    },
  ],
  accountPages: [{ path: 'account-transfers', title: list, load: () => import('./account/own-transfers-screen.tsx') }],
  refreshes: {
    'account-transfers': [
      'GET /api/administration/account-transfers',
      'GET /api/administration/account-transfers/{transferId}',
      'GET /api/brokerages/{brokerCode}/account-transfers',
      'GET /api/brokerages/{brokerCode}/account-transfers/{transferId}',
      'GET /api/accounts/{accountId}/account-transfers',
      'GET /api/accounts/{accountId}/details',
    ],
  },
} satisfies WebArea
