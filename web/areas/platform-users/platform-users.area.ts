import type { WebArea } from '../../platform/area.ts'

export const area = {
  adminPages: [{ path: 'users', title: 'Users', load: () => import('./users-screen.tsx') }],
} satisfies WebArea
