import { type LookupKind, lookupKinds } from '@portico/contract/areas/lookups/class-codes.ts'

/** What people call the kinds of tables. */
export const kindNames: Readonly<Record<LookupKind, string>> = {
  GL: 'GL classes',
  WC: 'WC classes',
  POLICY_TYPE: 'Policy types',
}

export const kindOptions = lookupKinds.map((value) => ({ value, label: kindNames[value] }))
