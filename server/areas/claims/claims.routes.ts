import { claimsCalls } from '@portico/contract/areas/claims/claims.calls.ts'
import { bind } from '../../platform/http/routes.ts'
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
import { listClaims } from './list-claims.ts'
import { carrierContacts, claimDeadlineRules } from './rules/claim-rules.record.ts'

export const claimsRoutes = bind(claimsCalls, {
  'GET /api/accounts/{accountId}/claims': listClaims,
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
  'POST /api/brokerages/{brokerCode}/claim-deadline-rules': claimDeadlineRules.add,
  'PUT /api/brokerages/{brokerCode}/claim-deadline-rules/{ruleId}': claimDeadlineRules.change,
  'DELETE /api/brokerages/{brokerCode}/claim-deadline-rules/{ruleId}': claimDeadlineRules.remove,
  'POST /api/brokerages/{brokerCode}/carrier-claims-contacts': carrierContacts.add,
  'PUT /api/brokerages/{brokerCode}/carrier-claims-contacts/{contactId}': carrierContacts.change,
  'DELETE /api/brokerages/{brokerCode}/carrier-claims-contacts/{contactId}': carrierContacts.remove,
})
