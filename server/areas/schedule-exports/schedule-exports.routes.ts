import { scheduleExportsCalls } from '@portico/contract/areas/schedule-exports/schedule-exports.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { exportAllSchedules } from './export-all-schedules.ts'
import { exportCsv } from './export-csv.ts'
import { exportSchedule } from './export-schedule.ts'
import { getLayout } from './layouts/get-layout.ts'
import { listLayouts } from './layouts/list-layouts.ts'
import { saveLayout } from './layouts/save-layout.ts'

export const scheduleExportsRoutes = bind(scheduleExportsCalls, {
  'GET /api/accounts/{id}/schedules/export/{type}/excel': exportSchedule,
  'GET /api/accounts/{id}/schedules/export/{type}/csv': exportCsv,
  'GET /api/accounts/{id}/schedules/export/excel': exportAllSchedules,
  'GET /api/broker-admin/{id}/schedule-export': listLayouts,
  'GET /api/broker-admin/{id}/schedule-export/{type}': getLayout,
  'PUT /api/broker-admin/{id}/schedule-export/{type}': saveLayout,
})
