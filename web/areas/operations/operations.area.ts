import type { WebArea } from '../../platform/area.ts'

export const area = {
  adminPages: [
    { path: 'errors', title: 'Errors', load: () => import('./errors/errors-screen.tsx') },
    { path: 'errors/$fingerprint', title: 'Error', load: () => import('./errors/error-screen.tsx') },
    { path: 'jobs', title: 'Jobs', load: () => import('./jobs/jobs-screen.tsx') },
    { path: 'recent-events', title: 'Recent Events', load: () => import('./events/recent-events-screen.tsx') },
  ],
  // Every change has an author.
  refreshesAlways: ['GET /api/administration/recent-events'],
} satisfies WebArea
