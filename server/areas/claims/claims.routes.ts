import { claimsCalls } from '@portico/contract/areas/claims/claims.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { carrierAnswersCalls } from '@portico/contract/areas/claims/carrier-answers.calls.ts'
import { fileAnswer } from './carrier/file-answer.ts'
import { lookAtAnswerLink } from './carrier/look-at-answer-link.ts'
import { sendAnswer } from './carrier/send-answer.ts'
import { discardDraft } from './drafts/discard-draft.ts'
import { reportClaim } from './drafts/report-claim.ts'
import { saveDraft } from './drafts/save-draft.ts'
import { startClaim } from './drafts/start-claim.ts'
import { getClaim } from './get-claim.ts'
import { getOptions } from './get-options.ts'
import { addFile } from './handling/add-file.ts'
import { addNote } from './handling/add-note.ts'
import { changeState } from './handling/change-state.ts'
import { downloadNotice } from './handling/download-notice.ts'
import { markDeadline } from './handling/mark-deadline.ts'
import { saveDetails } from './handling/save-details.ts'
import { sendNotice } from './handling/send-notice.ts'
import { addValuation } from './ledger/add-valuation.ts'
import { declineLoss } from './ledger/decline-loss.ts'
import { linkLoss } from './ledger/link-loss.ts'
import { reviewLoss } from './ledger/review-loss.ts'
import { showLedger } from './ledger/show-ledger.ts'
import { unlinkLoss } from './ledger/unlink-loss.ts'
import { listChoices } from './list/list-choices.ts'
import { listClaims } from './list/list-claims.ts'
import { showAnalysis } from './list/show-analysis.ts'
import { carrierContacts, claimDeadlineRules } from './rules/claim-rules.record.ts'

export const claimsRoutes = bind(claimsCalls, {
  'GET /api/accounts/{accountId}/claims': listClaims,
  'GET /api/accounts/{accountId}/claim-choices': listChoices,
  'GET /api/accounts/{accountId}/claim-analysis': showAnalysis,
  'GET /api/accounts/{accountId}/claim-options': getOptions,
  'POST /api/accounts/{accountId}/claims': startClaim,
  'GET /api/accounts/{accountId}/claims/{claimId}': getClaim,
  'PUT /api/accounts/{accountId}/claims/{claimId}': saveDraft,
  'DELETE /api/accounts/{accountId}/claims/{claimId}': discardDraft,
  'POST /api/accounts/{accountId}/claims/{claimId}/report': reportClaim,
  'POST /api/accounts/{accountId}/claims/{claimId}/steps': changeState,
  'PUT /api/accounts/{accountId}/claims/{claimId}/details': saveDetails,
  'PUT /api/accounts/{accountId}/claims/{claimId}/deadlines/{kind}': markDeadline,
  'POST /api/accounts/{accountId}/claims/{claimId}/notes': addNote,
  'POST /api/accounts/{accountId}/claims/{claimId}/files': addFile,
  'POST /api/accounts/{accountId}/claims/{claimId}/notices': sendNotice,
  'GET /api/accounts/{accountId}/claims/{claimId}/notices/{noticeId}': downloadNotice,
  'POST /api/accounts/{accountId}/claims/{claimId}/carrier-answers/{answerId}': fileAnswer,
  'GET /api/accounts/{accountId}/claim-ledger': showLedger,
  'PUT /api/accounts/{accountId}/claims/{claimId}/loss': linkLoss,
  'DELETE /api/accounts/{accountId}/claims/{claimId}/loss': unlinkLoss,
  'POST /api/accounts/{accountId}/claims/{claimId}/declined-losses': declineLoss,
  'POST /api/accounts/{accountId}/claims/{claimId}/loss-reviews': reviewLoss,
  'POST /api/accounts/{accountId}/claims/{claimId}/valuations': addValuation,
  'POST /api/brokerages/{brokerCode}/claim-deadline-rules': claimDeadlineRules.add,
  'PUT /api/brokerages/{brokerCode}/claim-deadline-rules/{ruleId}': claimDeadlineRules.change,
  'DELETE /api/brokerages/{brokerCode}/claim-deadline-rules/{ruleId}': claimDeadlineRules.remove,
  'POST /api/brokerages/{brokerCode}/carrier-claims-contacts': carrierContacts.add,
  'PUT /api/brokerages/{brokerCode}/carrier-claims-contacts/{contactId}': carrierContacts.change,
  'DELETE /api/brokerages/{brokerCode}/carrier-claims-contacts/{contactId}': carrierContacts.remove,
})

export const carrierAnswersRoutes = bind(carrierAnswersCalls, {
  'GET /open/claim-answers/{token}': lookAtAnswerLink,
  'POST /open/claim-answers/{token}': sendAnswer,
})
