import type { FeatureName, FeatureValue } from '@portico/contract/areas/features/feature-defaults.ts'
import type { FeatureSource } from '@portico/contract/areas/features/feature.rules.ts'
import type { Standing } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Whose flag: of an account, or of the brokerage that serves it. */
interface Holder {
  readonly standing: Pick<Standing, 'account' | 'brokerage'>
  readonly source: FeatureSource
  readonly name: FeatureName
}

/** Sets a flag, whether or not it was set before. */
export async function saveFeature(tx: Tx, { standing, source, name }: Holder, set: FeatureValue): Promise<void> {
  const value = JSON.stringify(set)
  if (source === 'ACCOUNT')
    await tx.db
      .insertInto('account_features')
      .values({ account_code: standing.account, name, value })
      .onConflict((conflict) => conflict.columns(['account_code', 'name']).doUpdateSet({ value }))
      .execute()
  else
    await tx.db
      .insertInto('brokerage_features')
      .values({ brokerage_code: standing.brokerage, name, value })
      .onConflict((conflict) => conflict.columns(['brokerage_code', 'name']).doUpdateSet({ value }))
      .execute()
}

export async function deleteFeature(tx: Tx, { standing, source, name }: Holder): Promise<void> {
  if (source === 'ACCOUNT')
    await tx.db
      .deleteFrom('account_features')
      .where('account_code', '=', standing.account)
      .where('name', '=', name)
      .execute()
  else
    await tx.db
      .deleteFrom('brokerage_features')
      .where('brokerage_code', '=', standing.brokerage)
      .where('name', '=', name)
      .execute()
}
