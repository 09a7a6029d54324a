import type { ServerArea } from '../../platform/area.ts'
import { keepErrors } from './errors/keep-errors.ts'
import { operationsRoutes } from './operations.routes.ts'

export const area = {
  routes: [operationsRoutes],
  jobs: [keepErrors],
} satisfies ServerArea
