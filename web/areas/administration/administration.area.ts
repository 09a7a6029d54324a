import type { WebArea } from '../../platform/area.ts'

export const area = {
  adminPages: [
    { path: 'admin-dashboard', title: 'Admin Dashboard', load: () => import('./admin-dashboard-screen.tsx') },
    { path: 'brokerages', title: 'Brokerages', load: () => import('./brokerages/brokerages-screen.tsx') },
    { path: 'brokerages/$brokerCode', title: 'Brokerage', load: () => import('./brokerages/brokerage-screen.tsx') },
  ],
} satisfies WebArea
