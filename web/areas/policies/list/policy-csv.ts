import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import { totalLabel, totalPremium } from '@portico/contract/areas/policies/premium.rules.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { csvFileOf } from '@portico/contract/kit/csv.ts'
import { formatDate } from '../../../platform/formats.ts'
import { billTypeNames, statusNames } from '../policy-status.tsx'

const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100)

const columns: readonly (readonly [string, (policy: Policy) => string | number | null])[] = [
  ['Line', ({ policyType }) => policyTypeName(policyType)],
  ['Carrier', ({ carrier }) => carrier],
  ['Name', ({ name }) => name],
  ['Policy Number', ({ policyNumber }) => policyNumber],
  ['Effective Date', ({ effectiveDate }) => formatDate(effectiveDate)],
  ['Expiration Date', ({ status, expirationDate }) => (status === 'CANCELED' ? null : formatDate(expirationDate))],
  ['Status', ({ status }) => statusNames[status]],
  ['Bill type', ({ billType }) => (billType === null ? null : billTypeNames[billType])],
  ['Premium', ({ premium }) => dollars(premium)],
  ['Taxes', ({ taxes }) => dollars(taxes)],
  ['Fees', ({ fees }) => dollars(fees)],
  [totalLabel, (policy) => dollars(totalPremium(policy))],
]

/** Policies as a table for spreadsheet programs. */
export const policyCsv = (policies: readonly Policy[]): string =>
  csvFileOf(
    columns.map(([header]) => header),
    policies.map((policy) => columns.map(([, of]) => of(policy))),
  )
