import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [
    { path: 'schedules/pending', title: 'Pending Changes', load: () => import('./snapshots/pending-screen.tsx') },
    {
      path: 'schedules/general-liability/pull-through',
      title: 'Fill from Locations',
      load: () => import('./snapshots/pull-through-screen.tsx'),
    },
  ],
  brokeragePages: [
    {
      path: '/configuration/schedule-columns',
      title: 'Schedule Columns',
      load: () => import('./columns/schedule-columns-list-screen.tsx'),
    },
    {
      path: '/configuration/schedule-columns/$type',
      title: 'Schedule Columns',
      load: () => import('./columns/editor/schedule-columns-screen.tsx'),
    },
  ],
  adminPages: [
    { path: 'schedules', title: 'Schedules', load: () => import('./columns/admin/admin-schedules-screen.tsx') },
  ],
  refreshes: {
    schedules: [
      'GET /api/accounts/{accountId}/renewals/{cycleId}',
      'GET /api/accounts/{id}/schedules/tabs',
      'GET /api/accounts/{id}/schedules/summary',
      'GET /api/accounts/{id}/schedules/{type}/changes',
      'GET /api/accounts/{id}/schedules/{type}/rows',
      'GET /api/accounts/{id}/schedules/{type}/classification',
      'GET /api/accounts/{id}/schedules/{type}/findings',
      'GET /api/accounts/{id}/schedules/{type}/differences',
      'GET /api/accounts/{id}/schedules/{type}/rows/{rowId}/history',
      'GET /api/accounts/{id}/schedules/snapshots',
      'GET /api/accounts/{id}/schedules/pending',
      'GET /api/accounts/{id}/schedules/backdates',
      'GET /api/accounts/{id}/schedules/pull-through',
      'GET /api/accounts/{accountId}/staging',
      'GET /api/accounts/{accountId}/staging/schedules/{type}/rows',
    ],
    'schedule-columns': [
      'GET /api/accounts/{id}/schedules/{type}/columns',
      'GET /api/broker-admin/{id}/schedule-columns',
      'GET /api/broker-admin/{id}/schedule-columns/{type}',
    ],
  },
} satisfies WebArea
