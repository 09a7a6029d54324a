import { lookupsCalls } from '@portico/contract/areas/lookups/lookups.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { readLookupCode } from './codes/read-lookup-code.ts'
import { searchLookup } from './codes/search-lookup.ts'
import { discardDraft } from './editions/discard-draft.ts'
import { importEdition } from './editions/import-edition.ts'
import { listDifferences } from './editions/list-differences.ts'
import { listEditions } from './editions/list-editions.ts'
import { previewEdition } from './editions/preview-edition.ts'
import { putInForce } from './editions/put-in-force.ts'

export const lookupsRoutes = bind(lookupsCalls, {
  'GET /api/lookups/{kind}/search': searchLookup,
  'GET /api/lookups/{kind}/codes/{code}': readLookupCode,
  'GET /api/lookup-editions': listEditions,
  'POST /api/lookup-editions': importEdition,
  'GET /api/lookup-editions/{editionId}': previewEdition,
  'GET /api/lookup-editions/{editionId}/differences': listDifferences,
  'POST /api/lookup-editions/{editionId}/in-force': putInForce,
  'DELETE /api/lookup-editions/{editionId}': discardDraft,
})
