export { decidedQuotesView, type DecidedQuote } from './decided-quotes.view.ts'
export { quotesRoutes } from './quotes.routes.ts'
