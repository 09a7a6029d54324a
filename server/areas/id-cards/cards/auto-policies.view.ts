import { autoPolicyTypes, type CardPolicy } from '@portico/contract/areas/id-cards/id-card.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'

const columns = sql`p.id, policy_type as "policyType", coalesce(p.carrier, '') as carrier, coalesce(n.naic, '') as naic,
    policy_number as "policyNumber", coalesce(nullif(p.named_insureds[1], ''), head.company_name) as insured,
    effective_date as "effectiveOn", greatest(least(expiration_date, canceled_on), effective_date) as "endsOn"
  from policies p join account_heads head on head.code = p.account_code
    left join carrier_naic_numbers n
      on n.brokerage_code = head.brokerage_code and lower(n.carrier) = lower(trim(p.carrier))`

/** The auto policies of an account that are in force on a day: those of commercial auto before garage, the newest first. */
export async function autoPoliciesView(tx: Tx, account: string, day: string): Promise<CardPolicy[]> {
  const { rows } = await sql<CardPolicy>`select ${columns}
    where p.account_code = ${account} and stage <> 'QUOTED' and policy_type = any(${[...autoPolicyTypes]}::text[])
      and effective_date <= ${day}::date and least(expiration_date, canceled_on) > ${day}::date
    order by policy_type <> 'AUTO', effective_date desc, policy_number, p.id limit 50`.execute(tx.db)
  return rows
}

/** An auto policy of an account, in force or not. */
export async function autoPolicyView(tx: Tx, account: string, id: string): Promise<CardPolicy | undefined> {
  if (!isId(id)) return undefined
  const { rows } = await sql<CardPolicy>`select ${columns}
    where p.account_code = ${account} and p.id = ${id} and stage <> 'QUOTED'
      and policy_type = any(${[...autoPolicyTypes]}::text[])`.execute(tx.db)
  return rows[0]
}
