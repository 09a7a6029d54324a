import type { WebArea } from '../../platform/area.ts'

export const area = {
  adminPages: [
    { path: 'test-email', title: 'Test Email', load: () => import('./test-emails-screen.tsx') },
    { path: 'test-email/$template', title: 'Test Email', load: () => import('./test-email-screen.tsx') },
  ],
} satisfies WebArea
