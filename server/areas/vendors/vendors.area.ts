import type { ServerArea } from '../../platform/area.ts'
import { vendorMails } from '@portico/contract/areas/vendors/vendor.emails.ts'
import { remindVendors } from './emails/send-reminders.ts'
import { openVendorRoutes, vendorsRoutes } from './vendors.routes.ts'

export const area = {
  routes: [vendorsRoutes, openVendorRoutes],
  jobs: [remindVendors],
  mails: Object.values(vendorMails),
  merging: { holds: { VENDORS: ['vendors', 'vendor_requirement_sets'] } },
} satisfies ServerArea
