export { keptSubmission } from './kept-submission.ts'
export { sendToMarkets } from './links/send-to-markets.ts'
export { marketPacketsView } from './submissions.view.ts'
