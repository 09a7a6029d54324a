import type { WebArea } from '../../platform/area.ts'

export const area = {
  adminPages: [{ path: 'pdf/editor', title: 'PDF Editor', load: () => import('./pdf-editor-screen.tsx') }],
  refreshes: { 'pdf-forms': [] },
} satisfies WebArea
