import type { ServerArea } from '../../platform/area.ts'
import { lossesRoutes } from './losses.routes.ts'
import { letterMail } from '@portico/contract/areas/losses/letters/loss-run-letter.emails.ts'
import { remindOfLossRuns } from './requests/remind-of-requests.ts'

export const area = {
  routes: [lossesRoutes],
  jobs: [remindOfLossRuns],
  mails: [letterMail],
  merging: { holds: { LOSS_RUNS: ['loss_run_requests', 'loss_runs', 'selected_loss_factors'] } },
} satisfies ServerArea
