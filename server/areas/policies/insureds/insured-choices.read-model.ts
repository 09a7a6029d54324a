import type { InsuredChoices } from '@portico/contract/areas/policies/policy.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The most names, and the most locations, to choose from. */
const most = 1000

/** The named insureds and locations on the schedules of an account, to choose from; its own name comes first. */
export async function insuredChoicesView(tx: Tx, account: string): Promise<InsuredChoices> {
  const { rows } = await sql<InsuredChoices>`select
    array(select name from (
      select company_name as name, 0 as place from account_heads where code = ${account}
      union select cells ->> 'name', 1 from schedule_rows
        where account_code = ${account} and schedule_type = 'NAMED_INSUREDS' and cells ->> 'name' <> ''
          and cells ->> 'rowStatus' is distinct from 'REMOVED') named
      group by name order by min(place), name limit ${most}) as "namedInsureds",
    array(select distinct concat_ws(', ', nullif(cells ->> 'street', ''), nullif(cells ->> 'city', ''),
        nullif(concat_ws(' ', cells ->> 'state', cells ->> 'zip'), '')) as place from schedule_rows
      where account_code = ${account} and schedule_type = 'LOCATIONS' and cells ->> 'street' <> ''
        and cells ->> 'rowStatus' is distinct from 'REMOVED'
      order by place limit ${most}) as "insuredLocations"`.execute(tx.db)
  return rows[0]!
}
