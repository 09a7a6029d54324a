import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [
    { path: 'account/management', title: 'People', load: () => import('./account/account-people-screen.tsx') },
  ],
} satisfies WebArea
