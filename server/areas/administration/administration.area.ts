import type { ServerArea } from '../../platform/area.ts'
import { brokerageAdministrationRoutes } from './brokerages/brokerages.routes.ts'

export const area = { routes: [brokerageAdministrationRoutes] } satisfies ServerArea
