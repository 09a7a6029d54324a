export { dashboardView } from './dashboard.view.ts'
