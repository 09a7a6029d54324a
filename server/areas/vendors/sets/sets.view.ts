import type { RequirementVersion } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import type { RequirementSet } from '@portico/contract/areas/vendors/vendor.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The requirement sets of an account, by name, with the number of vendors that use each. */
export async function requirementSetsView(tx: Tx, account: string): Promise<RequirementSet[]> {
  const { rows } = await sql<RequirementSet>`
    select id, name, lines, clauses, version, (select count(*)::int from vendors
      where vendors.account_code = sets.account_code and requirement_set_id = sets.id) as vendors
    from vendor_requirement_sets sets where account_code = ${account} order by lower(name), id`.execute(tx.db)
  return rows
}

interface VersionRow extends Omit<RequirementVersion, 'savedAt'> {
  readonly savedAt: Date
}

/** The versions of a requirement set, the latest first. */
export async function requirementVersionsView(tx: Tx, account: string, setId: string): Promise<RequirementVersion[]> {
  const { rows } = await sql<VersionRow>`
    select version, versions.name, lines, clauses, person.name as "savedBy", saved_at as "savedAt"
    from vendor_requirement_versions versions join person_names person on person.id = saved_by
    where account_code = ${account} and set_id = ${setId} order by version desc limit 200`.execute(tx.db)
  return rows.map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }))
}
