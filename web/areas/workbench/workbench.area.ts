import type { WebArea } from '../../platform/area.ts'

const waiting = ['GET /api/brokerages/{brokerCode}/workbench'] as const
const claims = ['GET /api/brokerages/{brokerCode}/workbench/claims'] as const
const unsigned = ['GET /api/brokerages/{brokerCode}/workbench/unsigned'] as const

export const area = {
  refreshes: {
    tasks: waiting,
    conversations: waiting,
    renewals: waiting,
    claims,
    losses: [...unsigned, ...claims],
    quotes: unsigned,
    binding: unsigned,
  },
} satisfies WebArea
