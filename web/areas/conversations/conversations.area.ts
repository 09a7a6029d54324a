import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [
    { path: 'communications', title: 'Communications', load: () => import('./communications-screen.tsx') },
  ],
  refreshes: {
    conversations: [
      'GET /api/accounts/{accountId}/conversations',
      'GET /api/accounts/{accountId}/conversations/{conversationId}',
      'GET /api/accounts/{code}',
    ],
  },
} satisfies WebArea
