import type { ServerArea } from '../../platform/area.ts'
import { pdfFormsRoutes } from './pdf-forms.routes.ts'

export const area = {
  routes: [pdfFormsRoutes],
} satisfies ServerArea
