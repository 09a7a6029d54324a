import type { WebArea } from '../../platform/area.ts'

export const area = {
  adminPages: [{ path: 'users/$username', title: 'User', load: () => import('./user-screen.tsx') }],
  brokeragePages: [{ path: '/staff', title: 'Staff', forStaff: true, load: () => import('./staff-screen.tsx') }],
} satisfies WebArea
