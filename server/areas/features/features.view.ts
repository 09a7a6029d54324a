import type { FeatureEntry } from '@portico/contract/areas/features/feature.shapes.ts'
import { entriesInForce, isFeatureName, readFeatureValue } from '@portico/contract/areas/features/feature.rules.ts'
import type { FeatureValue } from '@portico/contract/areas/features/feature-defaults.ts'
import { sql } from 'kysely'
import type { AccountAccess } from '../../platform/access/actor.ts'
import { readOnce, type Tx } from '../../platform/database/database.ts'

interface Row {
  readonly name: string
  readonly value: FeatureValue
  readonly source: FeatureEntry['source']
}

/** The flags set for an account, by name, each with the value that holds. */
export const featuresView = (tx: Tx, { account, brokerage }: Pick<AccountAccess, 'account' | 'brokerage'>) =>
  readOnce(tx, ['features', account, brokerage], async () => {
    const { rows } = await sql<Row>`
      select name, value, 'ACCOUNT' as source from account_features where account_code = ${account}
      union all
      select name, value, 'BROKERAGE' from brokerage_features where brokerage_code = ${brokerage}
      order by name`.execute(tx.db)
    return entriesInForce(rows.filter(isOfToday))
  })

/** The flags set for a brokerage, by name. */
export async function brokerageFeaturesView(tx: Tx, brokerage: string): Promise<FeatureEntry[]> {
  const rows = await tx.db
    .selectFrom('brokerage_features')
    .select(['name', 'value'])
    .where('brokerage_code', '=', brokerage)
    .orderBy('name')
    .execute()
  const set: Row[] = rows.map(({ name, value }) => ({ name, value, source: 'BROKERAGE' }))
  return set.filter(isOfToday)
}

/** A value set before its flag was removed or changed its type no longer counts. */
function isOfToday(row: Row): row is Row & FeatureEntry {
  return isFeatureName(row.name) && 'value' in readFeatureValue(row.name, row.value)
}
