import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [
    { path: 'documents', title: 'Documents', load: () => import('./library/documents-screen.tsx') },
    {
      path: 'dashboard/documents',
      title: 'Recent Documents',
      load: () => import('./library/new-documents-screen.tsx'),
    },
    { path: 'profile/files', title: 'Profile Files', load: () => import('./library/profile-files-screen.tsx') },
  ],
  refreshes: {
    documents: [
      'GET /api/accounts/{accountId}/renewals/{cycleId}',
      'GET /api/accounts/{accountId}/documents',
      'GET /api/accounts/{accountId}/documents/folders',
      'GET /api/accounts/{accountId}/policies/{policyId}',
    ],
  },
} satisfies WebArea
