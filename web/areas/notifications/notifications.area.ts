import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [
    { path: 'account/notifications', title: 'Notifications', load: () => import('./notifications-screen.tsx') },
  ],
} satisfies WebArea
