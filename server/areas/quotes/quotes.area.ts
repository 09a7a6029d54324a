import type { ServerArea } from '../../platform/area.ts'
import { quotesRoutes } from './quotes.routes.ts'

export const area = {
  routes: [quotesRoutes],
} satisfies ServerArea
