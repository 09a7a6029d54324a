import { applicationsCalls } from '@portico/contract/areas/applications/applications.calls.ts'
import { profilePagesCalls } from '@portico/contract/areas/applications/profile-pages.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { listAnswerHistory } from './answers/list-answer-history.ts'
import { saveAnswers } from './answers/save-answers.ts'
import { assignPart } from './assignments/assign-part.ts'
import { finishParts } from './assignments/finish-parts.ts'
import { listFacts } from './book/list-facts.ts'
import { addComment } from './comments/add-comment.ts'
import { listComments } from './comments/list-comments.ts'
import { settleComment } from './comments/settle-comment.ts'
import { addApplication } from './entries/add-application.ts'
import { getApplication } from './entries/get-application.ts'
import { listApplications } from './entries/list-applications.ts'
import { removeApplication } from './entries/remove-application.ts'
import { downloadApplication } from './final-versions/download-application.ts'
import { downloadFile } from './final-versions/download-file.ts'
import { markDone } from './final-versions/mark-done.ts'
import { markUndone } from './final-versions/mark-undone.ts'
import { showApplicationSheets } from './final-versions/show-application-sheets.ts'
import { getProfilePage } from './profile-pages/get-profile-page.ts'
import { listProfilePages } from './profile-pages/list-profile-pages.ts'
import { saveProfileAnswers } from './profile-pages/save-profile-answers.ts'

export const applicationsRoutes = bind(applicationsCalls, {
  'GET /api/accounts/{id}/apps': listApplications,
  'POST /api/accounts/{id}/apps': addApplication,
  'DELETE /api/accounts/{id}/apps/{appId}': removeApplication,
  'GET /api/accounts/{id}/apps/{appId}': getApplication,
  'PUT /api/accounts/{id}/apps/{appId}/answers': saveAnswers,
  'GET /api/accounts/{id}/apps/{appId}/answers/history': listAnswerHistory,
  'GET /api/accounts/{id}/apps/{appId}/comments': listComments,
  'POST /api/accounts/{id}/apps/{appId}/comments': addComment,
  'PUT /api/accounts/{id}/apps/{appId}/comments/{commentId}': settleComment,
  'PUT /api/accounts/{id}/apps/{appId}/assignments': assignPart,
  'POST /api/accounts/{id}/apps/{appId}/assignments/done': finishParts,
  'POST /api/accounts/{id}/apps/front-end/{appId}/digital-done': markDone,
  'PUT /api/accounts/{id}/apps/{appId}/digital-undone': markUndone,
  'GET /api/accounts/{id}/apps/digital/{appId}': downloadApplication,
  'GET /api/accounts/{id}/apps/file/{appId}': downloadFile,
  'GET /api/accounts/{id}/apps/{appId}/sheets': showApplicationSheets,
  'GET /api/accounts/{id}/facts': listFacts,
})

export const profilePagesRoutes = bind(profilePagesCalls, {
  'GET /api/accounts/{accountId}/profile-pages': listProfilePages,
  'GET /api/accounts/{accountId}/profile-pages/{page}': getProfilePage,
  'PUT /api/accounts/{accountId}/profile-pages/{page}/answers': saveProfileAnswers,
  'GET /api/accounts/{accountId}/profile-pages/{page}/answers/history': listAnswerHistory,
  'GET /api/accounts/{accountId}/profile-pages/{page}/comments': listComments,
  'POST /api/accounts/{accountId}/profile-pages/{page}/comments': addComment,
  'PUT /api/accounts/{accountId}/profile-pages/{page}/comments/{commentId}': settleComment,
  'PUT /api/accounts/{accountId}/profile-pages/{page}/assignments': assignPart,
  'POST /api/accounts/{accountId}/profile-pages/{page}/assignments/done': finishParts,
})
