import { searchCalls } from '@portico/contract/areas/search/search.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { searchEverything } from './search-everything.ts'

export const searchRoutes = bind(searchCalls, { 'GET /api/search': searchEverything })
