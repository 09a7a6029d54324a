import type { ServerArea } from '../../platform/area.ts'
import { claimsRoutes } from './claims.routes.ts'

export const area = {
  routes: [claimsRoutes],
  merging: { holds: { CLAIMS: ['claims'] } },
} satisfies ServerArea
