import type { ServerArea } from '../../platform/area.ts'
import { storeErrors } from './errors/store-errors.ts'
import { workReplays } from './events/replay-events.ts'
import { operationsRoutes } from './operations.routes.ts'

export const area = {
  routes: [operationsRoutes],
  jobs: [storeErrors, workReplays],
} satisfies ServerArea
