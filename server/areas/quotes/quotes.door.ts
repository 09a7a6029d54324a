export { quotesRoutes } from './quotes.routes.ts'
