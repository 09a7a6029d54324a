import type { AccountListing } from '@portico/contract/areas/accounts/account.shapes.ts'
import { expect, test } from 'vitest'
import { accountsCsv } from './accounts-csv.ts'

const account: AccountListing = {
  accountCode: 'ACME',
  companyName: 'Acme "Builders", Inc.',
  brokerCode: 'HARBOR',
  brokerName: 'Harbor & Pine',
  brokerRelationship: 'CLIENT',
  phase: 'Renewal',
  primaryEffectiveDate: '2026-12-01',
  advisor: null,
  isArchived: false,
}

const lineOf = (changed: Partial<AccountListing>) => accountsCsv([{ ...account, ...changed }]).split('\r\n')[1]

test('is one line an account under its headers, quoted where it must be', () => {
  expect(accountsCsv([account])).toBe(
    '\uFEFFCompany,Code,Relationship,Brokerage,Phase,Next renewal\r\n' +
      '"Acme ""Builders"", Inc.",ACME,Client,Harbor & Pine,Renewal,2026-12-01\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('shows %j as text', (companyName) => {
  expect(lineOf({ companyName })).toContain(`'${companyName}`)
})

test('leaves an unknown date empty', () => {
  expect(lineOf({ primaryEffectiveDate: null })).toMatch(/,Renewal,$/)
})
