import { submissionsCalls } from '@portico/contract/areas/submissions/submissions.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { downloadByLink } from './downloading/download-by-link.ts'
import { enterDownload } from './downloading/enter-download.ts'
import { lookAtDownload } from './downloading/look-at-download.ts'
import { mailCode } from './downloading/mail-code.ts'
import { getSubmission } from './history/get-submission.ts'
import { listSubmissions } from './history/list-submissions.ts'
import { listUses } from './links/list-uses.ts'
import { revokeLink } from './links/revoke-link.ts'
import { sendLink } from './links/send-link.ts'
import { downloadPacket } from './packet/download-packet.ts'
import { makePacketAgain } from './packet/make-packet-again.ts'
import { getPreview } from './preview/get-preview.ts'
import { submitRenewal } from './submitting/submit-renewal.ts'

export const submissionsRoutes = bind(submissionsCalls, {
  'GET /api/accounts/{accountId}/renewals/{cycleId}/submission-preview': getPreview,
  'GET /api/accounts/{accountId}/renewals/{cycleId}/submissions': listSubmissions,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/submissions': submitRenewal,
  'GET /api/accounts/{accountId}/submissions/{submissionId}': getSubmission,
  'GET /api/accounts/{accountId}/submissions/{submissionId}/packet': downloadPacket,
  'POST /api/accounts/{accountId}/submissions/{submissionId}/packet': makePacketAgain,
  'POST /api/accounts/{accountId}/submissions/{submissionId}/links': sendLink,
  'DELETE /api/accounts/{accountId}/submissions/{submissionId}/links/{linkId}': revokeLink,
  'GET /api/accounts/{accountId}/submissions/{submissionId}/links/{linkId}/uses': listUses,
  'GET /open/submission-downloads/{requestId}/{downloadCode}': lookAtDownload,
  'POST /open/submission-downloads/{requestId}/{downloadCode}/code': mailCode,
  'POST /open/submission-downloads/{requestId}/{downloadCode}/enter': enterDownload,
  'GET /open/submission-downloads/{requestId}/{downloadCode}/packet': downloadByLink,
})
