import { scheduleReviewCalls } from '@portico/contract/areas/schedules/snapshots/review.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { listFindings } from './findings/list-findings.ts'
import { listRowHistory } from './history/list-row-history.ts'
import { decidePending } from './pending/decide-pending.ts'
import { explainBackdate } from './pending/explain-backdate.ts'
import { listBackdates } from './pending/list-backdates.ts'
import { listPending } from './pending/list-pending.ts'
import { listPulledRows } from './pull-through/list-pulled-rows.ts'
import { pullRows } from './pull-through/pull-rows.ts'
import { listDifferences } from './snapshots/list-differences.ts'
import { listSnapshots } from './snapshots/list-snapshots.ts'
import { takeSnapshot } from './snapshots/take-snapshot.ts'

export const scheduleReviewRoutes = bind(scheduleReviewCalls, {
  'GET /api/accounts/{id}/schedules/{type}/findings': listFindings,
  'GET /api/accounts/{id}/schedules/snapshots': listSnapshots,
  'POST /api/accounts/{id}/schedules/snapshots': takeSnapshot,
  'GET /api/accounts/{id}/schedules/{type}/differences': listDifferences,
  'GET /api/accounts/{id}/schedules/{type}/rows/{rowId}/history': listRowHistory,
  'GET /api/accounts/{id}/schedules/pending': listPending,
  'POST /api/accounts/{id}/schedules/{type}/pending': decidePending,
  'GET /api/accounts/{id}/schedules/pull-through': listPulledRows,
  'POST /api/accounts/{id}/schedules/pull-through': pullRows,
  'GET /api/accounts/{id}/schedules/backdates': listBackdates,
  'PUT /api/accounts/{id}/schedules/backdates/{backdateId}': explainBackdate,
})
