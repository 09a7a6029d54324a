import type { AccountListing } from '@portico/contract/areas/accounts/account.shapes.ts'
import { csvFileOf } from '@portico/contract/kit/csv.ts'

const columns: readonly (readonly [string, (account: AccountListing) => string | null])[] = [
  ['Company', ({ companyName }) => companyName],
  ['Code', ({ accountCode }) => accountCode],
  ['Relationship', ({ brokerRelationship }) => (brokerRelationship === 'PROSPECT' ? 'Prospect' : 'Client')],
  ['Brokerage', ({ brokerName }) => brokerName],
  ['Phase', ({ phase }) => phase],
  ['Next renewal', ({ primaryEffectiveDate }) => primaryEffectiveDate],
]

/** Accounts as a table for spreadsheet programs. */
export const accountsCsv = (accounts: readonly AccountListing[]): string =>
  csvFileOf(
    columns.map(([header]) => header),
    accounts.map((account) => columns.map(([, valueOf]) => valueOf(account))),
  )
