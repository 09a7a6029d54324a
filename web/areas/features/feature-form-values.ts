import type { FeatureEntry } from '@portico/contract/areas/features/feature.shapes.ts'

/** What the form of a flag holds: a map as its JSON, all else as it is. */
export interface FeatureFormValues {
  readonly value: boolean | string | string[]
  readonly source: FeatureEntry['source']
}

/** A value as it stands in the form. */
export function typed(value: FeatureEntry['value']): FeatureFormValues['value'] {
  return typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value, undefined, 2) : value
}
