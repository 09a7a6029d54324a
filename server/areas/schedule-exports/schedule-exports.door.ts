export { scheduleExportsRoutes } from './schedule-exports.routes.ts'
export { snapshotWorkbook } from './snapshot-workbook.ts'
