import type { LookupKind } from '@portico/contract/areas/lookups/class-codes.ts'

/** Where areas above take up that another edition of a kind is in force. */
export const inForceQueue = 'lookup-in-force'

export interface TableChange {
  readonly kind: LookupKind
}
