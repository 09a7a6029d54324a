import type { WebArea } from '../../platform/area.ts'

export const area = {
  adminPages: [
    { path: 'schedule-imports', title: 'Schedule Imports', load: () => import('./overview/admin-imports-screen.tsx') },
    {
      path: 'wizard-documents',
      title: 'Wizard Documents',
      load: () => import('./overview/wizard-documents-screen.tsx'),
    },
  ],
  refreshes: {
    'schedule-imports': [
      'GET /api/accounts/{id}/schedules/imports',
      'GET /api/accounts/{id}/schedules/imports/{scheduleImportId}',
      'GET /api/accounts/{id}/schedules/imports/{scheduleImportId}/rows',
    ],
  },
} satisfies WebArea
