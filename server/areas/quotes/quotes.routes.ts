import { quotesCalls } from '@portico/contract/areas/quotes/quotes.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { addQuote } from './market/add-quote.ts'
import { askQuestion } from './review/ask-question.ts'
import { changeQuote } from './market/change-quote.ts'
import { decideQuote } from './review/decide-quote.ts'
import { markSeen } from './review/mark-seen.ts'
import { moveQuote } from './market/move-quote.ts'
import { publishQuotes } from './market/publish-quotes.ts'
import { sendPackets } from './market/send-packets.ts'
import { showMarketGrid } from './market/show-market-grid.ts'
import { showReview } from './review/show-review.ts'
import { storeQuoteFile } from './market/store-quote-file.ts'
import { takeDecisionBack } from './review/take-decision-back.ts'
import { withdrawQuote } from './market/withdraw-quote.ts'

export const quotesRoutes = bind(quotesCalls, {
  'GET /api/accounts/{accountId}/renewals/{cycleId}/market': showMarketGrid,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/market/quotes': addQuote,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/market/packets': sendPackets,
  'PUT /api/accounts/{accountId}/renewals/{cycleId}/market/quotes/{quoteId}': changeQuote,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/market/quotes/{quoteId}/status': moveQuote,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/market/quotes/{quoteId}/file': storeQuoteFile,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/market/quotes/{quoteId}/withdrawal': withdrawQuote,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/market/publications': publishQuotes,
  'GET /api/accounts/{accountId}/renewals/{cycleId}/quotes': showReview,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/quotes/seen': markSeen,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/quotes/{quoteId}/questions': askQuestion,
  'PUT /api/accounts/{accountId}/renewals/{cycleId}/quotes/{quoteId}/decision': decideQuote,
  'DELETE /api/accounts/{accountId}/renewals/{cycleId}/quotes/{quoteId}/decision': takeDecisionBack,
})
