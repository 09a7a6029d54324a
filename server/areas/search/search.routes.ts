import { searchCalls } from '@portico/contract/areas/search/search.calls.ts'
import type { AreaSearch } from '../../platform/area.ts'
import { bind } from '../../platform/http/routes.ts'
import { searchEverything } from './search-everything.ts'

/** `areas` searches each area's records of an account. */
export const searchRoutes = (areas: readonly AreaSearch[]) =>
  bind(searchCalls, { 'GET /api/search': searchEverything(areas) })
