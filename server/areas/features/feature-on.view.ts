import { featureDefaults, type FeatureName } from '@portico/contract/areas/features/feature-defaults.ts'
import type { AccountAccess } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { featuresView } from './features.view.ts'

type Switch = { [Name in FeatureName]: (typeof featureDefaults)[Name] extends boolean ? Name : never }[FeatureName]

/** Whether a flag that is on or off is on for an account: by its own value, else its brokerage's, else ours. */
export async function isFeatureOn(
  tx: Tx,
  access: Pick<AccountAccess, 'account' | 'brokerage'>,
  name: Switch,
): Promise<boolean> {
  const set = await featuresView(tx, access)
  return (set.find((entry) => entry.name === name)?.value ?? featureDefaults[name]) === true
}
