import type { AccountListing } from '@portico/contract/areas/accounts/account.shapes.ts'

const columns: readonly (readonly [string, (account: AccountListing) => string])[] = [
  ['Company', ({ companyName }) => companyName],
  ['Code', ({ accountCode }) => accountCode],
  ['Relationship', ({ brokerRelationship }) => (brokerRelationship === 'PROSPECT' ? 'Prospect' : 'Client')],
  ['Brokerage', ({ brokerName }) => brokerName],
  ['Phase', ({ phase }) => phase],
  ['Next renewal', ({ primaryEffectiveDate }) => primaryEffectiveDate ?? ''],
]

/** Accounts as a table for spreadsheet programs, the mark in front so that they read accents right. */
export function accountsCsv(accounts: readonly AccountListing[]): string {
  const rows = accounts.map((account) => columns.map(([, valueOf]) => valueOf(account)))
  const lines = [columns.map(([header]) => header), ...rows].map((cells) => cells.map(cell).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** A value that a spreadsheet program would run as a formula is led by an apostrophe, which makes it text. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
