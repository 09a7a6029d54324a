import type { ServerArea } from '../../platform/area.ts'
import { openingRoutes } from './opening/opening.routes.ts'

export const area = { routes: [openingRoutes] } satisfies ServerArea
