import type { WebArea } from '../../platform/area.ts'

export const area = {
  refreshes: {
    branding: [
      'GET /open/branding/{subdomain}',
      'GET /api/broker-admin/{id}/configuration',
      'GET /api/brokerages',
      'GET /api/brokerages/{brokerCode}',
    ],
  },
} satisfies WebArea
