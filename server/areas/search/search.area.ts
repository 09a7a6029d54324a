import type { ServerArea } from '../../platform/area.ts'
import { searchRoutes } from './search.routes.ts'

export const area = {
  routes: [searchRoutes],
} satisfies ServerArea
