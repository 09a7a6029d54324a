import type { ServerArea } from '../../platform/area.ts'
import { vendorsRoutes } from './vendors.routes.ts'

export const area = {
  routes: [vendorsRoutes],
  merging: { holds: { VENDORS: ['vendors', 'vendor_requirement_sets'] } },
} satisfies ServerArea
