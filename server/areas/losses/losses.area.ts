import type { ServerArea } from '../../platform/area.ts'
import { lossesRoutes } from './losses.routes.ts'
import { remindOfLossRuns } from './requests/remind-of-requests.ts'

export const area = {
  routes: [lossesRoutes],
  jobs: [remindOfLossRuns],
  merging: { holds: { LOSS_RUNS: ['loss_run_requests', 'loss_runs', 'selected_loss_factors'] } },
} satisfies ServerArea
