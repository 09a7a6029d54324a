export { demonstrationRoutes } from './demonstration.routes.ts'
