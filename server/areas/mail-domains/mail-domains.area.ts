import type { ServerArea } from '../../platform/area.ts'
import { mailDomainsRoutes } from './mail-domains.routes.ts'

export const area = {
  routes: [mailDomainsRoutes],
} satisfies ServerArea
