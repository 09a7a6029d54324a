import type { WebArea } from '../../platform/area.ts'

export const area = {
  adminPages: [{ path: 'lookups', title: 'Lookups', load: () => import('./lookups-screen.tsx') }],
} satisfies WebArea
