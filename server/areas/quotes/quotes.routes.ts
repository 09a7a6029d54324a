import { quotesCalls } from '@portico/contract/areas/quotes/quotes.calls.ts'
import { bind } from '../../platform/http/routes.ts'

export const quotesRoutes = bind(quotesCalls, {})
