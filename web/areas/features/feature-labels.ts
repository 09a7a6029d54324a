import type { FeatureEntry } from '@portico/contract/areas/features/feature.shapes.ts'

/** Whose value it is, as text. */
export const sourceNames = { ACCOUNT: 'Account', BROKERAGE: 'Brokerage', DEFAULT: 'Default' } as const

/** A value as text. */
export function shownValue(value: FeatureEntry['value']): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (typeof value === 'string') return value === '' ? 'Nothing' : value
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.join(', ')
  const pairs = Object.entries(value).map(([name, text]) => `${name}: ${text}`)
  return pairs.length === 0 ? 'None' : pairs.join(', ')
}
