import type { WebArea } from '../../platform/area.ts'

export const area = {
  adminPages: [
    { path: 'bulk-account-upload', title: 'Bulk Account Upload', load: () => import('./admin-upload-screen.tsx') },
  ],
  brokeragePages: [
    {
      path: '/bulk-account-upload',
      title: 'Bulk Account Upload',
      load: () => import('./brokerage-upload-screen.tsx'),
    },
  ],
} satisfies WebArea
