export { lossesRoutes } from './losses.routes.ts'
