import { prospectsCalls } from '@portico/contract/areas/prospects/prospects.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { convertProspect } from './convert-prospect.ts'
import { listProspects } from './list-prospects.ts'

export const prospectsRoutes = bind(prospectsCalls, {
  'GET /api/administration/prospects': listProspects,
  'POST /api/administration/prospects/{accountId}/convert': convertProspect,
})
