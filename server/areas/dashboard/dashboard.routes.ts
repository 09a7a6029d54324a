import { dashboardCalls } from '@portico/contract/areas/dashboard/dashboard.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { arrangeBrokerageDashboard } from './arrange-brokerage-dashboard.ts'
import { arrangeOwnDashboard } from './arrange-own-dashboard.ts'

export const dashboardRoutes = bind(dashboardCalls, {
  'PUT /api/users/self/dashboard': arrangeOwnDashboard,
  'PUT /api/brokerages/{brokerCode}/dashboard': arrangeBrokerageDashboard,
})
