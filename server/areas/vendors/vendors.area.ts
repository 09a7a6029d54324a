import type { ServerArea } from '../../platform/area.ts'
import { remindVendors } from './emails/send-reminders.ts'
import { openVendorRoutes, vendorsRoutes } from './vendors.routes.ts'

export const area = {
  routes: [vendorsRoutes, openVendorRoutes],
  jobs: [remindVendors],
  merging: { holds: { VENDORS: ['vendors', 'vendor_requirement_sets'] } },
} satisfies ServerArea
