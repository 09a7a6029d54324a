export { scheduleExportsRoutes } from './schedule-exports.routes.ts'
