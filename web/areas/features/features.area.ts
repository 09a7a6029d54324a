import type { WebArea } from '../../platform/area.ts'

export const area = {
  refreshes: {
    features: ['GET /api/accounts/{accountId}/features'],
    preferences: ['GET /api/accounts/{code}/preferences', 'GET /api/broker-admin/{id}/preferences'],
  },
} satisfies WebArea
