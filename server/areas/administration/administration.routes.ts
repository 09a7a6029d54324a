import { administrationCalls } from '@portico/contract/areas/administration/administration.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { readOverview, type ProcessParts } from './read-overview.ts'

export const administrationRoutes = (parts: ProcessParts) =>
  bind(administrationCalls, { 'GET /api/administration/overview': readOverview(parts) })
