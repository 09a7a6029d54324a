import { scheduleColumnsCalls } from '@portico/contract/areas/schedules/schedule-columns.calls.ts'
import { bind } from '../../../platform/http/routes.ts'
import { acceptColumns } from './accept-columns.ts'
import { changeColumns } from './change-columns.ts'
import { getBrokerageColumns } from './get-brokerage-columns.ts'
import { listShapedSchedules } from './list-shaped-schedules.ts'
import { previewColumns } from './preview-columns.ts'
import { getOwnColumns } from './own/get-own-columns.ts'
import { saveOwnColumns } from './own/save-own-columns.ts'
import { listScheduleUse } from './totals/list-schedule-use.ts'
import { listShapingBrokerages } from './totals/list-shaping-brokerages.ts'

export const scheduleColumnsRoutes = bind(scheduleColumnsCalls, {
  'GET /api/users/self/schedule-columns/{type}': getOwnColumns,
  'PUT /api/users/self/schedule-columns/{type}': saveOwnColumns,
  'GET /api/broker-admin/{id}/schedule-columns': listShapedSchedules,
  'GET /api/broker-admin/{id}/schedule-columns/{type}': getBrokerageColumns,
  'PUT /api/broker-admin/{id}/schedule-columns/{type}': changeColumns,
  'GET /api/broker-admin/{id}/schedule-columns/{type}/proposals/{proposalId}': previewColumns,
  'POST /api/broker-admin/{id}/schedule-columns/{type}/proposals/{proposalId}': acceptColumns,
  'GET /api/administration/schedules': listScheduleUse,
  'GET /api/administration/schedules/{type}/brokerages': listShapingBrokerages,
})
