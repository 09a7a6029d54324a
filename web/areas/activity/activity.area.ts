import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [{ path: 'account/activity', title: 'Activity', load: () => import('./activity-screen.tsx') }],
} satisfies WebArea
