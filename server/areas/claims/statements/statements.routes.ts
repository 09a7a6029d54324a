import { statementsCalls } from '@portico/contract/areas/claims/statements.calls.ts'
import { bind } from '../../../platform/http/routes.ts'
import { addStatementFile } from './add-statement-file.ts'
import { giveStatement } from './give-statement.ts'
import { listStatements } from './list-statements.ts'
import { lookAtRequest } from './look-at-request.ts'
import { requestStatement } from './request-statement.ts'
import { revokeStatement } from './revoke-statement.ts'

export const statementsRoutes = bind(statementsCalls, {
  'GET /api/accounts/{accountId}/claims/{claimId}/statements': listStatements,
  'POST /api/accounts/{accountId}/claims/{claimId}/statements': requestStatement,
  'DELETE /api/accounts/{accountId}/claims/{claimId}/statements/{statementId}': revokeStatement,
  'GET /open/claim-statements/{token}': lookAtRequest,
  'POST /open/claim-statements/{token}': giveStatement,
  'POST /open/claim-statements/{token}/files': addStatementFile,
})
