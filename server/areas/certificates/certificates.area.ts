import type { ServerArea } from '../../platform/area.ts'
import { certificatesRoutes } from './certificates.routes.ts'

export const area = {
  routes: [certificatesRoutes],
  merging: { holds: { CERTIFICATES: ['certificate_holders', 'certificates'] } },
} satisfies ServerArea
