import type { WebArea } from '../../platform/area.ts'

export const area = {
  accountPages: [{ path: 'details', title: 'Account Details', load: () => import('./details-screen.tsx') }],
} satisfies WebArea
