import { financialMessages } from '@portico/contract/areas/financials/financial.messages.ts'
import type { FinancialYear, FinancialYearDraft } from '@portico/contract/areas/financials/financial.shapes.ts'
import { useThenRead } from '../../kit/records/use-then-read.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'

const listKey = 'GET /api/accounts/{accountId}/financials'
export const changeKey = 'PUT /api/accounts/{accountId}/financials/{yearId}'

/** The fiscal years of an account, the latest first. */
export const financialsQuery = (accountId: string) => q(listKey, { params: { accountId } })

/** What people do to the fiscal years of an account; each call throws its error. */
export function useFinancialCalls(accountId: string) {
  const thenRead = useThenRead([listKey])
  return {
    add: (body: FinancialYearDraft) =>
      thenRead(
        call('POST /api/accounts/{accountId}/financials', { params: { accountId }, body }),
        financialMessages.added,
      ),
    change: ({ id: yearId, version }: FinancialYear, draft: FinancialYearDraft) =>
      thenRead(
        call(changeKey, { params: { accountId, yearId }, body: { ...draft, version } }),
        financialMessages.changed,
      ),
    remove: (yearId: string) =>
      thenRead(
        call('DELETE /api/accounts/{accountId}/financials/{yearId}', { params: { accountId, yearId } }),
        financialMessages.deleted,
      ),
    sendFile: (yearId: string, file: File) =>
      thenRead(
        call('POST /api/accounts/{accountId}/financials/{yearId}/files', { params: { accountId, yearId }, file }),
        financialMessages.fileStored,
      ),
  }
}
