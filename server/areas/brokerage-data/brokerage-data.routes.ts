import { brokerageDataCalls } from '@portico/contract/areas/brokerage-data/brokerage-data.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { dismissDuplicate } from './duplicates/dismiss-duplicate.ts'
import { exportPossibleDuplicates } from './duplicates/export-possible-duplicates.ts'
import { listPossibleDuplicates } from './duplicates/list-possible-duplicates.ts'
import { restoreDuplicate } from './duplicates/restore-duplicate.ts'
import { exportFieldData } from './fields/export-field-data.ts'
import { listFieldData } from './fields/list-field-data.ts'
import { exportDataRuns } from './runs/export-data-runs.ts'
import { listDataRuns } from './runs/list-data-runs.ts'
import { exportScheduleData } from './schedules/export-schedule-data.ts'
import { listScheduleData } from './schedules/list-schedule-data.ts'

export const brokerageDataRoutes = bind(brokerageDataCalls, {
  'GET /api/brokerages/{brokerCode}/schedule-data': listScheduleData,
  'GET /api/brokerages/{brokerCode}/schedule-data/export': exportScheduleData,
  'GET /api/brokerages/{brokerCode}/field-data': listFieldData,
  'GET /api/brokerages/{brokerCode}/field-data/export': exportFieldData,
  'GET /api/brokerages/{brokerCode}/data-runs': listDataRuns,
  'GET /api/brokerages/{brokerCode}/data-runs/export': exportDataRuns,
  'GET /api/brokerages/{brokerCode}/possible-duplicates': listPossibleDuplicates,
  'GET /api/brokerages/{brokerCode}/possible-duplicates/export': exportPossibleDuplicates,
  'POST /api/brokerages/{brokerCode}/possible-duplicates/dismiss': dismissDuplicate,
  'POST /api/brokerages/{brokerCode}/possible-duplicates/restore': restoreDuplicate,
})
