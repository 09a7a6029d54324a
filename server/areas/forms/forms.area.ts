import type { ServerArea } from '../../platform/area.ts'
import { formsRoutes } from './forms.routes.ts'

export const area = {
  routes: [formsRoutes],
  merging: { holds: { LAYOUTS: ['form_drafts', 'form_versions'] } },
} satisfies ServerArea
