import type { WebArea } from '../../platform/area.ts'

export const area = {
  brokeragePages: [{ path: '/data', title: 'Data', forStaff: true, load: () => import('./data-screen.tsx') }],
} satisfies WebArea
