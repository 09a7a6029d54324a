export { pageViewsRoutes } from './page-views.routes.ts'
