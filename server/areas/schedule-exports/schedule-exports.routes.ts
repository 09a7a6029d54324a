import { scheduleExportsCalls } from '@portico/contract/areas/schedule-exports/schedule-exports.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { exportAllSchedules } from './export-all-schedules.ts'
import { exportCsv } from './export-csv.ts'
import { exportSchedule } from './export-schedule.ts'
import { createLayout } from './layouts/create-layout.ts'
import { deleteLayout } from './layouts/delete-layout.ts'
import { getLayouts } from './layouts/get-layouts.ts'
import { listLayoutChoices } from './layouts/list-layout-choices.ts'
import { listLayouts } from './layouts/list-layouts.ts'
import { saveLayout } from './layouts/save-layout.ts'

export const scheduleExportsRoutes = bind(scheduleExportsCalls, {
  'GET /api/accounts/{id}/schedules/export/{type}/excel': exportSchedule,
  'GET /api/accounts/{id}/schedules/export/{type}/csv': exportCsv,
  'GET /api/accounts/{id}/schedules/export/excel': exportAllSchedules,
  'GET /api/accounts/{id}/schedules/{type}/layouts': listLayoutChoices,
  'GET /api/broker-admin/{id}/schedule-export': listLayouts,
  'GET /api/broker-admin/{id}/schedule-export/{type}': getLayouts,
  'POST /api/broker-admin/{id}/schedule-export/{type}': createLayout,
  'PUT /api/broker-admin/{id}/schedule-export/{type}/{layoutId}': saveLayout,
  'DELETE /api/broker-admin/{id}/schedule-export/{type}/{layoutId}': deleteLayout,
})
