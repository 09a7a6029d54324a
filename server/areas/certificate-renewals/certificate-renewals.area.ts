import type { ServerArea } from '../../platform/area.ts'
import { certificateRenewalsRoutes } from './certificate-renewals.routes.ts'
import { scheduleRenewals } from './renewal-job.ts'

export const area = {
  routes: [certificateRenewalsRoutes],
  jobs: [scheduleRenewals],
  merging: { holds: { CERTIFICATE_RENEWALS: ['certificate_renewals', 'certificate_renewal_items'] } },
} satisfies ServerArea
