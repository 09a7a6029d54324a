import type { ServerArea } from '../../platform/area.ts'
import { featureSettingsRoutes } from './feature-settings.routes.ts'

export const area = {
  routes: [featureSettingsRoutes],
} satisfies ServerArea
