import type { ServerArea } from '../../platform/area.ts'
import { brokerageDataRoutes } from './brokerage-data.routes.ts'

export const area = { routes: [brokerageDataRoutes] } satisfies ServerArea
