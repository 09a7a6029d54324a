import type { FeatureEntry } from '@portico/contract/areas/features/feature.shapes.ts'

/** Whose value it is, as text. */
export const sourceNames = { ACCOUNT: 'Account', BROKERAGE: 'Brokerage', DEFAULT: 'Default' } as const

/** A value as text. */
export function shownValue(value: FeatureEntry['value']): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (typeof value === 'string') return value === '' ? 'Nothing' : value
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.map(codeText).join(', ')
  const pairs = Object.entries(value).map(([name, text]) => `${name}: ${text}`)
  return pairs.length === 0 ? 'None' : pairs.join(', ')
}

/** A code of a list as words, such as `Drive other car`; other texts as they are. */
function codeText(text: string): string {
  if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(text)) return text
  const words = text.split('_').map((word) => (acronyms.has(word) ? word : word.toLowerCase()))
  return words.join(' ').replace(/^./, (first) => first.toUpperCase())
}

const acronyms = new Set(['EDP', 'GL', 'PIP'])
