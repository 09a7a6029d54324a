export { financialsProgress } from './financials-progress.view.ts'
export { financialsRoutes } from './financials.routes.ts'
