import type { WebArea } from '../../platform/area.ts'

export const area = {
  adminPages: [
    { path: 'broadcast', title: 'Broadcast', load: () => import('./broadcasts-screen.tsx') },
    { path: 'broadcast/new', title: 'New Broadcast', load: () => import('./writing/new-broadcast-screen.tsx') },
    { path: 'broadcast/$broadcastId', title: 'Broadcast', load: () => import('./broadcast-screen.tsx') },
  ],
} satisfies WebArea
