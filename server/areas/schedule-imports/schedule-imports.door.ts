export { scheduleImportsRoutes } from './schedule-imports.routes.ts'
export { sweepImports } from './sweep-imports.ts'
export { workImports } from './work/work-imports.ts'
