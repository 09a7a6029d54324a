import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [
    { path: 'account/management', title: 'People', load: () => import('./account/account-people-screen.tsx') },
  ],
  brokeragePages: [
    { path: '/staff', title: 'Staff', forStaff: true, load: () => import('./brokerage/brokerage-staff-screen.tsx') },
  ],
} satisfies WebArea
