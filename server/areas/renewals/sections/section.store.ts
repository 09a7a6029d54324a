import type { SectionKind } from '@portico/contract/areas/renewals/section-kinds.ts'
import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { insertIfAbsent, insertRows, updateAtVersion } from '../../../platform/database/rows.ts'
import type { Tables } from '../../../tables/tables.generated.ts'

interface SectionOf {
  readonly account_code: string
  readonly cycle_id: string
  readonly kind: SectionKind
  readonly version: number
}

type SectionChange = Omit<Updateable<Tables['renewal_sections']>, 'account_code' | 'cycle_id' | 'kind' | 'version'>

/** Saves a change made from `version`; an untouched section has version 1. Returns false if it has changed since. */
export async function updateSection(tx: Tx, of: SectionOf, changed: SectionChange): Promise<boolean> {
  const { account_code, cycle_id, kind, version } = of
  await insertIfAbsent(tx, 'renewal_sections', { account_code, cycle_id, kind })
  return updateAtVersion(tx, 'renewal_sections', { account_code, cycle_id, kind, version }, changed)
}

/** Stores that people were reminded of a section. */
export async function insertNudges(tx: Tx, nudges: readonly Insertable<Tables['renewal_nudges']>[]): Promise<void> {
  await insertRows(tx, 'renewal_nudges', nudges)
}
