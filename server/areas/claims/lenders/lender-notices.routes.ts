import { lenderNoticesCalls } from '@portico/contract/areas/claims/lender-notices.calls.ts'
import { bind } from '../../../platform/http/routes.ts'
import { downloadLenderNotice } from './download-lender-notice.ts'
import { getLenderNotices } from './get-lender-notices.ts'
import { markMailed } from './mark-mailed.ts'
import { previewLenderNotice } from './preview-lender-notice.ts'
import { sendLenderNotice } from './send-lender-notice.ts'

export const lenderNoticesRoutes = bind(lenderNoticesCalls, {
  'GET /api/accounts/{accountId}/claims/{claimId}/lender-notices': getLenderNotices,
  'GET /api/accounts/{accountId}/claims/{claimId}/lender-notice-preview': previewLenderNotice,
  'POST /api/accounts/{accountId}/claims/{claimId}/lender-notices': sendLenderNotice,
  'GET /api/accounts/{accountId}/claims/{claimId}/lender-notices/{noticeId}': downloadLenderNotice,
  'PUT /api/accounts/{accountId}/claims/{claimId}/lender-notices/{noticeId}/mailed': markMailed,
})
