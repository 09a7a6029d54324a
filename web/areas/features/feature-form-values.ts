import type { FeatureEntry } from '@portico/contract/areas/features/feature.shapes.ts'

/** Form values of a flag: a map as JSON, others unchanged. */
export interface FeatureFormValues {
  readonly value: boolean | string | string[]
  readonly source: FeatureEntry['source']
}

/** A value in form format. */
export function typed(value: FeatureEntry['value']): FeatureFormValues['value'] {
  return typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value, undefined, 2) : value
}
