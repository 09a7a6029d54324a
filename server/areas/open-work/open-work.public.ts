export { openWorkRoutes } from './open-work.routes.ts'
