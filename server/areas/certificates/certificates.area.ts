import type { ServerArea } from '../../platform/area.ts'
import { recheckCertificates } from './living/recheck-certificates.ts'
import { certificatesRoutes } from './certificates.routes.ts'

export const area = {
  routes: [certificatesRoutes],
  jobs: [recheckCertificates],
  merging: {
    holds: { CERTIFICATES: ['certificate_holders', 'certificates', 'certificate_addresses', 'certificate_views'] },
  },
} satisfies ServerArea
