import { effectiveValue } from '@portico/contract/areas/features/effective-value.ts'
import type { FeatureValue } from '@portico/contract/areas/features/feature-defaults.ts'
import { type FeatureSource, isFeatureName, turnedOff } from '@portico/contract/areas/features/feature.rules.ts'
import type { AccountContext } from '../../platform/context.ts'
import { brokerageFeaturesView, featuresView } from '../features/features.public.ts'
import { refuseOpenSections } from './open-sections.read-model.ts'

interface Change {
  readonly name: string
  /** The value to set and its owner; without them, the value that holds is removed. */
  readonly source?: FeatureSource
  readonly value?: FeatureValue
}

/** Rejects setting or removing a flag’s value where that turns off a section with open work. */
export async function refuseOpenFeature(
  context: Pick<AccountContext, 'account' | 'platform' | 'read'>,
  { name, source, value }: Change,
): Promise<void> {
  if (!isFeatureName(name)) return
  const { account, brokerage } = context.account
  const [held, shared] = await context.read((tx) =>
    Promise.all([featuresView(tx, context.account), brokerageFeaturesView(tx, brokerage)]),
  )
  const isOwn = (source ?? held.find((entry) => entry.name === name)?.source) === 'ACCOUNT'
  const before = effectiveValue(isOwn ? held : shared, name)
  const after = value ?? effectiveValue(isOwn ? shared : [], name)
  const of = isOwn ? { account } : { brokerage, set: { feature: name } }
  await refuseOpenSections(context, {
    flag: name,
    options: turnedOff(before as FeatureValue, after as FeatureValue),
    of,
  })
}
