import { idCardsCalls } from '@portico/contract/areas/id-cards/id-cards.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { getIdCards } from './cards/get-id-cards.ts'
import { downloadFile } from './files/download-file.ts'
import { listFiles } from './files/list-files.ts'
import { makeFile } from './files/make-file.ts'
import { countView } from './links/count-view.ts'
import { downloadCard } from './links/download-card.ts'
import { lookAtCard } from './links/look-at-card.ts'
import { revokeLink } from './links/revoke-link.ts'
import { sendCard } from './links/send-card.ts'

export const idCardsRoutes = bind(idCardsCalls, {
  'GET /api/accounts/{accountId}/id-cards': getIdCards,
  'POST /api/accounts/{accountId}/id-card-files': makeFile,
  'GET /api/accounts/{accountId}/id-card-files': listFiles,
  'GET /api/accounts/{accountId}/id-card-files/{fileId}': downloadFile,
  'POST /api/accounts/{accountId}/id-card-links': sendCard,
  'DELETE /api/accounts/{accountId}/id-card-links/{linkId}': revokeLink,
  'GET /open/id-cards/{token}': lookAtCard,
  'POST /open/id-cards/{token}/views': countView,
  'GET /open/id-cards/{token}/file': downloadCard,
})
