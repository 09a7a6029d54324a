import { financialsCalls } from '@portico/contract/areas/financials/financials.calls.ts'
import { bind } from '../../platform/http/routes.ts'

export const financialsRoutes = bind(financialsCalls, {})
