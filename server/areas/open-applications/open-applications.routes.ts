import { openApplicationsCalls } from '@portico/contract/areas/open-applications/open-applications.calls.ts'
import { openLinksCalls } from '@portico/contract/areas/open-applications/open-links.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { addOpenFile } from './answering/add-open-file.ts'
import { downloadOpenForm } from './answering/download-open-form.ts'
import { finishOpenForm } from './answering/finish-open-form.ts'
import { getOpenForm } from './answering/get-open-form.ts'
import { reopenOpenForm } from './answering/reopen-open-form.ts'
import { saveOpenAnswers } from './answering/save-open-answers.ts'
import { acceptSharing } from './entering/accept-sharing.ts'
import { enterLink } from './entering/enter-link.ts'
import { lookAtLink } from './entering/look-at-link.ts'
import { mailCode } from './entering/mail-code.ts'
import { listLinks } from './links/list-links.ts'
import { listUses } from './links/list-uses.ts'
import { makeLink } from './links/make-link.ts'
import { resendLink } from './links/resend-link.ts'
import { revokeLink } from './links/revoke-link.ts'

export const openLinksRoutes = bind(openLinksCalls, {
  'GET /api/accounts/{id}/open-links': listLinks,
  'POST /api/accounts/{id}/open-links': makeLink,
  'POST /api/accounts/{id}/open-links/{linkId}/resend': resendLink,
  'DELETE /api/accounts/{id}/open-links/{linkId}': revokeLink,
  'GET /api/accounts/{id}/open-links/{linkId}/uses': listUses,
})

export const openApplicationsRoutes = bind(openApplicationsCalls, {
  'GET /open/apps/{token}': lookAtLink,
  'POST /open/apps/{token}/enter': enterLink,
  'POST /open/apps/{token}/accept': acceptSharing,
  'POST /open/apps/{token}/code': mailCode,
  'GET /open/apps/{token}/current-apps/{appId}': getOpenForm,
  'PUT /open/apps/{token}/current-apps/{appId}/answers': saveOpenAnswers,
  'POST /open/apps/{token}/current-apps/{appId}/files': addOpenFile,
  'POST /open/apps/{x}/current-apps/front-end/{appId}/digital-done': finishOpenForm,
  'PUT /open/apps/{x}/current-apps/{appId}/digital-undone': reopenOpenForm,
  'GET /open/apps/{token}/download-digital/{appId}': downloadOpenForm,
})
