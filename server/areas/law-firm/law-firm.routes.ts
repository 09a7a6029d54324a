import { lawFirmCalls } from '@portico/contract/areas/law-firm/law-firm.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { getLawFirmDashboard } from './get-law-firm-dashboard.ts'

export const lawFirmRoutes = bind(lawFirmCalls, {
  'GET /api/accounts/{accountCode}/alps/dashboard': getLawFirmDashboard,
})
