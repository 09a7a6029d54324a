import type { ServerArea } from '../../platform/area.ts'
import { financialsRoutes } from './financials.routes.ts'

export const area = {
  routes: [financialsRoutes],
  merging: { holds: { FINANCIALS: ['financial_years'] } },
} satisfies ServerArea
