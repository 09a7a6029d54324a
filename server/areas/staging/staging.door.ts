export { stagingRoutes } from './staging.routes.ts'
