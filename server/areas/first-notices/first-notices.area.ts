import type { ServerArea } from '../../platform/area.ts'
import { firstNoticesRoutes } from './first-notices.routes.ts'

export const area = {
  routes: [firstNoticesRoutes],
  merging: { holds: { NOTICE_CODES: ['notice_codes', 'notice_settings'] } },
} satisfies ServerArea
