import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [
    { path: 'submit-to-advisor', title: 'Submit to Advisor', load: () => import('./submit/submit-screen.tsx') },
  ],
  refreshes: {
    submissions: [
      'GET /api/accounts/{accountId}/renewals/{cycleId}/submission-preview',
      'GET /api/accounts/{accountId}/renewals/{cycleId}/submissions',
      'GET /api/accounts/{accountId}/submissions/{submissionId}',
      'GET /api/accounts/{accountId}/submissions/{submissionId}/links/{linkId}/uses',
    ],
  },
} satisfies WebArea
