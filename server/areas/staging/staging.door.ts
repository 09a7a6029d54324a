export { stagingRoutes } from './staging.routes.ts'
export { workPushes } from './work-pushes.ts'
