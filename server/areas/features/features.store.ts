import type { FeatureName, FeatureValue } from '@portico/contract/areas/features/feature-defaults.ts'
import type { AccountAccess } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { deleteRow, saveRow } from '../../platform/database/rows.ts'
import type { UserContext } from '../../platform/context.ts'

/** Who sets a value, and when; of what the portal sets by itself, neither. */
export interface SetBy {
  readonly changed_by: string | null
  readonly changed_at: Date | null
}

export const setBy = ({ actor, platform }: Pick<UserContext, 'actor' | 'platform'>): SetBy => ({
  changed_by: actor.userId,
  changed_at: platform.now(),
})

const byItself: SetBy = { changed_by: null, changed_at: null }

/** Whose flag: of an account, or of the brokerage that serves it. */
type Holder = { readonly name: FeatureName } & (
  | { readonly source: 'ACCOUNT'; readonly access: Pick<AccountAccess, 'account'> }
  | { readonly source: 'BROKERAGE'; readonly access: Pick<AccountAccess, 'brokerage'> }
)

/** Sets a flag, whether or not it was set before. */
export async function saveFeature(
  tx: Tx,
  { access, source, name }: Holder,
  set: FeatureValue,
  by = byItself,
): Promise<void> {
  const row = { name, value: JSON.stringify(set), ...by }
  if (source === 'ACCOUNT')
    await saveRow(tx, 'account_features', ['account_code', 'name'], { account_code: access.account, ...row })
  else await saveRow(tx, 'brokerage_features', ['brokerage_code', 'name'], { brokerage_code: access.brokerage, ...row })
}

export async function deleteFeature(tx: Tx, { access, source, name }: Holder): Promise<void> {
  if (source === 'ACCOUNT') await deleteRow(tx, 'account_features', { account_code: access.account, name })
  else await deleteRow(tx, 'brokerage_features', { brokerage_code: access.brokerage, name })
}
