import { financialsCalls } from '@portico/contract/areas/financials/financials.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { addYear } from './add-year.ts'
import { changeYear } from './change-year.ts'
import { deleteYear } from './delete-year.ts'
import { listFinancials } from './list-financials.ts'
import { storeStatement } from './store-statement.ts'

export const financialsRoutes = bind(financialsCalls, {
  'GET /api/accounts/{accountId}/financials': listFinancials,
  'POST /api/accounts/{accountId}/financials': addYear,
  'PUT /api/accounts/{accountId}/financials/{yearId}': changeYear,
  'DELETE /api/accounts/{accountId}/financials/{yearId}': deleteYear,
  'POST /api/accounts/{accountId}/financials/{yearId}/files': storeStatement,
})
