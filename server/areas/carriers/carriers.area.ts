import type { ServerArea } from '../../platform/area.ts'
import { carriersRoutes } from './carriers.routes.ts'

export const area = {
  routes: [carriersRoutes],
} satisfies ServerArea
