import {
  duplicateKinds,
  type DuplicateKind,
} from '@portico/contract/areas/brokerage-data/duplicates/possible-duplicate.shapes.ts'
import type { DuplicatesShown } from '../data.queries.ts'

type DuplicatesFilter = DuplicatesShown & { readonly tab: 'duplicates' }

const isKind = (value: unknown): value is DuplicateKind =>
  typeof value === 'string' && Object.hasOwn(duplicateKinds, value)

/** The possible duplicates in an address; by default, accounts to review. */
export const duplicatesFilter = ({ kind, dismissed }: Readonly<Record<string, unknown>>): DuplicatesFilter => ({
  tab: 'duplicates',
  kind: isKind(kind) ? kind : 'ACCOUNT',
  ...(String(dismissed) === 'true' && { dismissed: 'true' as const }),
})
