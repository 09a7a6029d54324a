import { financialsCalls } from '@portico/contract/areas/financials/financials.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { financialYears } from './financial-years.record.ts'
import { storeStatement } from './store-statement.ts'

export const financialsRoutes = bind(financialsCalls, {
  'GET /api/accounts/{accountId}/financials': financialYears.list,
  'POST /api/accounts/{accountId}/financials': financialYears.add,
  'PUT /api/accounts/{accountId}/financials/{yearId}': financialYears.change,
  'DELETE /api/accounts/{accountId}/financials/{yearId}': financialYears.remove,
  'POST /api/accounts/{accountId}/financials/{yearId}/files': storeStatement,
})
