export { financialsRoutes } from './financials.routes.ts'
