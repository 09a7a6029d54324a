import type { ServerArea } from '../../platform/area.ts'
import { accountsRoutes } from './accounts.routes.ts'

export const area = {
  routes: [accountsRoutes],
} satisfies ServerArea
