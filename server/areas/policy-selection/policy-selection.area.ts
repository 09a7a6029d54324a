import type { ServerArea } from '../../platform/area.ts'
import { policySelectionRoutes } from './policy-selection.routes.ts'

export const area = {
  routes: [policySelectionRoutes],
} satisfies ServerArea
