import type { KnownAccounts, KnownStaff } from '@portico/contract/areas/account-uploads/upload-row.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

interface Asked {
  readonly codes: readonly string[]
  readonly names: readonly string[]
}

/** What the portal has of the codes, names and people that a file may mention. */
export async function knownAccounts(tx: Tx, brokerage: string, { codes, names }: Asked): Promise<KnownAccounts> {
  const staff = await sql<KnownStaff>`select person.id as "userId", username, email, name
    from person_names person where disabled_at is null
      and exists (select from broker_roles where user_id = person.id and brokerage_code = ${brokerage})`.execute(tx.db)
  const taken = await sql<{ code: string; isArchived: boolean }>`select code,
      archived_at is not null and deleted_at is null and brokerage_code = ${brokerage} as "isArchived"
    from accounts where code = any(${[...codes]}::text[])`.execute(tx.db)
  const named = await sql<{ code: string; name: string }>`select code, asked.name
    from unnest(${[...names]}::text[]) asked (name)
      join accounts on lower(regexp_replace(trim(company_name), '\\s+', ' ', 'g')) = lower(asked.name)
    where brokerage_code = ${brokerage} and deleted_at is null and archived_at is null
    order by code desc`.execute(tx.db)
  return {
    staff: staff.rows,
    codes: new Map(taken.rows.map(({ code, isArchived }) => [code, { isArchived }])),
    names: new Map(named.rows.map(({ name, code }) => [name, code])),
  }
}
