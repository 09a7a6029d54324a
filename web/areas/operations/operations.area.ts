import type { WebArea } from '../../platform/area.ts'

export const area = {
  adminPages: [
    { path: 'errors', title: 'Errors', load: () => import('./errors/errors-screen.tsx') },
    { path: 'errors/$fingerprint', title: 'Error', load: () => import('./errors/error-screen.tsx') },
  ],
} satisfies WebArea
