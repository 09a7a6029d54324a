import type { WebArea } from '../../platform/area.ts'

export const area = {
  adminPages: [{ path: 'prospects', title: 'Prospects', load: () => import('./prospects-screen.tsx') }],
  refreshes: { account: ['GET /api/administration/prospects'] },
} satisfies WebArea
