import { firstNoticesCalls } from '@portico/contract/areas/first-notices/first-notices.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { createCode } from './codes/create-code.ts'
import { downloadPoster } from './codes/download-poster.ts'
import { listCodes } from './codes/list-codes.ts'
import { revokeCode } from './codes/revoke-code.ts'
import { saveSettings } from './codes/save-settings.ts'
import { addPhoto } from './open/add-photo.ts'
import { lookAtCode } from './open/look-at-code.ts'
import { sendFirstNotice } from './open/send-first-notice.ts'

export const firstNoticesRoutes = bind(firstNoticesCalls, {
  'GET /api/accounts/{accountId}/notice-codes': listCodes,
  'POST /api/accounts/{accountId}/notice-codes': createCode,
  'DELETE /api/accounts/{accountId}/notice-codes/{codeId}': revokeCode,
  'GET /api/accounts/{accountId}/notice-codes/{codeId}/poster': downloadPoster,
  'PUT /api/accounts/{accountId}/notice-settings': saveSettings,
  'GET /open/first-notices/{code}': lookAtCode,
  'POST /open/first-notices/{code}': sendFirstNotice,
  'POST /open/first-notices/{code}/photos/{uploadToken}': addPhoto,
})
