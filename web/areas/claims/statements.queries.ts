import { statementMessages } from '@portico/contract/areas/claims/statements/statement.messages.ts'
import type { ClaimStatement, StatementRequest } from '@portico/contract/areas/claims/statements/statement.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useThenRead } from '../../kit/records/use-then-read.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'

const statementsKey = 'GET /api/accounts/{accountId}/claims/{claimId}/statements'

export const useStatements = (accountId: string, claimId: string) =>
  useQuery(q(statementsKey, { params: { accountId, claimId } }))

/** What people do about statements on a claim; each call throws its error. */
export function useStatementCalls(accountId: string, claimId: string) {
  const thenRead = useThenRead([statementsKey, 'GET /api/accounts/{accountId}/claims/{claimId}'])
  const params = { accountId, claimId }
  return {
    request: (body: StatementRequest) =>
      thenRead(
        call('POST /api/accounts/{accountId}/claims/{claimId}/statements', { params, body }),
        statementMessages.asked(body.person),
      ),
    revoke: ({ id: statementId }: ClaimStatement) =>
      thenRead(
        call('DELETE /api/accounts/{accountId}/claims/{claimId}/statements/{statementId}', {
          params: { ...params, statementId },
        }),
        statementMessages.revoked,
      ),
  }
}
