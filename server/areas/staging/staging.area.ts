import type { ServerArea } from '../../platform/area.ts'
import { stagingRoutes } from './staging.routes.ts'
import { workPushes } from './work-pushes.ts'

export const area = {
  routes: [stagingRoutes],
  jobs: [workPushes],
  merging: { holds: { STAGING: ['staging_values', 'staging_decisions', 'staging_pushes'] } },
} satisfies ServerArea
