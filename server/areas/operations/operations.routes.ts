import { operationsCalls } from '@portico/contract/areas/operations/operations.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { assignError } from './errors/assign-error.ts'
import { getError } from './errors/get-error.ts'
import { listErrors } from './errors/list-errors.ts'
import { reopenError } from './errors/reopen-error.ts'
import { reportClientError } from './errors/report-client-error.ts'
import { resolveError } from './errors/resolve-error.ts'
import { listRecentEvents } from './events/list-recent-events.ts'
import { replayEvents } from './events/replay-events.ts'
import { listJobs } from './jobs/list-jobs.ts'
import { listQueues } from './jobs/list-queues.ts'
import { runJobAgain } from './jobs/run-job-again.ts'

export const operationsRoutes = bind(operationsCalls, {
  'POST /open/client-errors': reportClientError,
  'GET /api/administration/errors': listErrors,
  'GET /api/administration/errors/{fingerprint}': getError,
  'PUT /api/administration/errors/{fingerprint}/assignee': assignError,
  'POST /api/administration/errors/{fingerprint}/resolve': resolveError,
  'POST /api/administration/errors/{fingerprint}/reopen': reopenError,
  'GET /api/administration/recent-events': listRecentEvents,
  'POST /api/administration/recent-events/replays': replayEvents,
  'GET /api/administration/jobs/queues': listQueues,
  'GET /api/administration/jobs': listJobs,
  'POST /api/administration/jobs/{queue}/{jobId}/run': runJobAgain,
})
