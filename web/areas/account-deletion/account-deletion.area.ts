import type { WebArea } from '../../platform/area.ts'

export const area = {
  adminPages: [
    { path: 'delete-account', title: 'Delete Account', load: () => import('./deletions-screen.tsx') },
    { path: 'delete-account/$code', title: 'Delete Account', load: () => import('./delete-account-screen.tsx') },
  ],
} satisfies WebArea
