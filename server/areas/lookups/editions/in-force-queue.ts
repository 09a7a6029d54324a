import type { LookupKind } from '@portico/contract/areas/lookups/class-codes.ts'

/** Notifies higher areas that another edition of a kind is active. */
export const inForceQueue = 'lookup-in-force'

export interface TableChange {
  readonly kind: LookupKind
}
