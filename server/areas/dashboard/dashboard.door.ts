export { dashboardRoutes } from './dashboard.routes.ts'
export { dashboardView } from './dashboard.view.ts'
