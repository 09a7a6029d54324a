import type { WebArea } from '../../platform/area.ts'

export const area = {
  refreshes: {
    'open-links': ['GET /api/accounts/{id}/open-links', 'GET /api/accounts/{id}/open-links/{linkId}/uses'],
  },
} satisfies WebArea
