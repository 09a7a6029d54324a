export { storedSubmission } from './stored-submission.ts'
export { sendToMarkets } from './links/send-to-markets.ts'
export { marketPacketsView } from './submissions.view.ts'
