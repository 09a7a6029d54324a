import type { SettingChange } from '@portico/contract/areas/features/feature.shapes.ts'
import { sql } from 'kysely'
import type { AccountAccess } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Who set the values that hold for an account, and when. */
export async function settingChangesView(
  tx: Tx,
  { account, brokerage }: Pick<AccountAccess, 'account' | 'brokerage'>,
): Promise<SettingChange[]> {
  const { rows } = await sql<{ setting: string; by: string | null; at: Date }>`
    select distinct on (setting) setting, person.name as by, changed_at as at from (
      select name as setting, changed_by, changed_at, 1 as place from account_features where account_code = ${account}
      union all select preference_id, changed_by, changed_at, 1 from account_preferences where account_code = ${account}
      union all select name, changed_by, changed_at, 2 from brokerage_features where brokerage_code = ${brokerage}
      union all select preference_id, changed_by, changed_at, 2 from brokerage_preferences
        where brokerage_code = ${brokerage}
    ) held left join person_names person on person.id = changed_by order by setting, place`.execute(tx.db)
  return rows.flatMap(({ setting, by, at }) => (by === null ? [] : [{ setting, by, at: at.toISOString() }]))
}
