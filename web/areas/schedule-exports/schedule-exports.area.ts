import type { WebArea } from '../../platform/area.ts'

export const area = {
  brokeragePages: [
    {
      path: '/configuration/schedule-export',
      title: 'Schedule Export',
      load: () => import('./layouts/schedule-export-screen.tsx'),
    },
  ],
  refreshes: {
    'schedule-exports': [
      'GET /api/accounts/{id}/schedules/{type}/layouts',
      'GET /api/broker-admin/{id}/schedule-export',
      'GET /api/broker-admin/{id}/schedule-export/{type}',
    ],
  },
} satisfies WebArea
