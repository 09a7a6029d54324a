import type { ServerArea } from '../../platform/area.ts'
import { experienceRoutes } from './experience.routes.ts'

export const area = {
  routes: [experienceRoutes],
  merging: { holds: { MODS: ['mod_worksheets'] } },
} satisfies ServerArea
