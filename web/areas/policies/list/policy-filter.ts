import type { PolicyNarrowing, PolicyStatus } from '@portico/contract/areas/policies/policy.shapes.ts'
import { addressText } from '../../../platform/text/address-text.ts'
import { statusNames } from '../policy-status.tsx'

/** How the working list is narrowed and shown, as its address says it. */
export interface PolicyFilter {
  readonly search?: string
  /** Code of a policy type. */
  readonly line?: string
  readonly carrier?: string
  readonly status?: PolicyStatus
  /** All terms, or the year in which they started; current and future ones by default. */
  readonly term?: string
  readonly view?: 'tower'
}

/** The most characters of each word that the server accepts. */
const longest = { search: 100, line: 60, carrier: 120 }

const isStatus = (word: string): word is PolicyStatus => Object.hasOwn(statusNames, word)

/** The filter in an address; invalid values are ignored. */
export function policyFilter(address: Readonly<Record<string, unknown>>): PolicyFilter {
  const words = Object.entries(longest).flatMap(([name, most]) => {
    const value = addressText(address[name]).slice(0, most)
    return value === '' ? [] : [[name, value]]
  })
  const status = addressText(address.status)
  const term = addressText(address.term)
  return {
    ...Object.fromEntries(words),
    ...(isStatus(status) ? { status } : {}),
    ...(/^(all|\d{4})$/.test(term) ? { term } : {}),
    ...(address.view === 'tower' ? { view: 'tower' as const } : {}),
  }
}

/** Whether anything narrows the list; a view does not. */
export const isNarrowed = ({ view: _view, ...narrowing }: PolicyFilter): boolean => Object.keys(narrowing).length > 0

/** A filter as sent to the server: by default, terms not over yet. */
export const narrowingOf = ({ view: _view, ...filter }: PolicyFilter): Partial<PolicyNarrowing> => ({
  ...filter,
  term: filter.term ?? 'current',
})
