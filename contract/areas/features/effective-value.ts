import { featureDefaults, type FeatureName, type FeatureValue, type ValueOf } from './feature-defaults.ts'
import type { FeatureSource } from './feature.rules.ts'

interface Entry {
  readonly name: string
  readonly value: FeatureValue
  readonly source: FeatureSource
}

/** What a flag is worth on an account: the account's own value, else its brokerage's, else the default. */
export function effectiveValue<Name extends FeatureName>(entries: readonly Entry[], name: Name): ValueOf<Name> {
  const set = entries.filter((entry) => entry.name === name)
  const entry = set.find(({ source }) => source === 'ACCOUNT') ?? set[0]
  return (entry === undefined ? featureDefaults[name] : entry.value) as ValueOf<Name>
}
