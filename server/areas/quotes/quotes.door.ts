export { decidedQuotesView, type DecidedQuote } from './decided-quotes.view.ts'
export { setOrdered } from './decision.store.ts'
export { quotesRoutes } from './quotes.routes.ts'
