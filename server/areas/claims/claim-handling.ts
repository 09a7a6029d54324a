import { storeAnswer } from './carrier/store-answer.ts'
import { reportClaim } from './drafts/report-claim.ts'
import { saveDraft } from './drafts/save-draft.ts'
import { startClaim } from './drafts/start-claim.ts'
import { addNote } from './handling/add-note.ts'
import { changeState } from './handling/change-state.ts'
import { markDeadline } from './handling/mark-deadline.ts'
import { saveDetails } from './handling/save-details.ts'
import { sendNotice } from './handling/send-notice.ts'
import { addValuation } from './ledger/add-valuation.ts'
import { linkLoss } from './ledger/link-loss.ts'
import { requestStatement } from './statements/request-statement.ts'

/** What people do to claims, from the first report to its end. */
export const claimHandling = {
  start: startClaim,
  save: saveDraft,
  report: reportClaim,
  saveDetails,
  changeState,
  markDeadline,
  linkLoss,
  addValuation,
  addNote,
  sendNotice,
  requestStatement,
  storeAnswer,
}
