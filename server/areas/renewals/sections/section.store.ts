import type { SectionKind } from '@portico/contract/areas/renewals/section-kinds.ts'
import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../tables/tables.generated.ts'

interface SectionOf {
  readonly account_code: string
  readonly cycle_id: string
  readonly kind: SectionKind
  readonly version: number
}

type SectionChange = Omit<Updateable<Tables['renewal_sections']>, 'account_code' | 'cycle_id' | 'kind' | 'version'>

/** Saves a change made from `version`; a section that nobody has touched has the first. False where it has moved on. */
export async function updateSection(tx: Tx, of: SectionOf, changed: SectionChange): Promise<boolean> {
  const { account_code, cycle_id, kind, version } = of
  const untouched = {
    owner_id: null,
    due_on: null,
    mark: null,
    marked_by: null,
    marked_at: null,
    reopened_reason: null,
  }
  await tx.db
    .insertInto('renewal_sections')
    .values({ account_code, cycle_id, kind, ...untouched })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const updated = await tx.db
    .updateTable('renewal_sections')
    .set({ ...changed, version: version + 1 })
    .where('account_code', '=', account_code)
    .where('cycle_id', '=', cycle_id)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .returning('kind')
    .executeTakeFirst()
  return updated !== undefined
}

/** Keeps that people were reminded of a section. */
export async function insertNudges(tx: Tx, nudges: readonly Insertable<Tables['renewal_nudges']>[]): Promise<void> {
  await tx.db
    .insertInto('renewal_nudges')
    .values([...nudges])
    .execute()
}
