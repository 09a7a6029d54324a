import type { WebArea } from '../../platform/area.ts'

const waiting = ['GET /api/brokerages/{brokerCode}/workbench'] as const
const unsigned = ['GET /api/brokerages/{brokerCode}/workbench/unsigned'] as const

export const area = {
  brokeragePages: [{ path: '', title: 'Home', forStaff: true, load: () => import('./workbench-screen.tsx') }],
  refreshes: {
    tasks: waiting,
    conversations: waiting,
    renewals: waiting,
    losses: unsigned,
    quotes: unsigned,
    binding: unsigned,
  },
} satisfies WebArea
