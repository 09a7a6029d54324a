import type { WebArea } from '../../platform/area.ts'

export const area = {
  brokeragePages: [{ path: '/users/pictures', title: 'Staff Photos', load: () => import('./staff-photos-screen.tsx') }],
} satisfies WebArea
