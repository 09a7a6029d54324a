import { type RenewalStage, renewalStages } from '@portico/contract/areas/renewals/renewal-stages.ts'
import { addressText } from '../../../platform/text/address-text.ts'
import type { BoardNarrowing } from '../renewals.queries.ts'

/** How the board is narrowed and shown, as its address says it. */
export interface BoardFilter extends BoardNarrowing {
  /** The board by default. */
  readonly view?: 'list'
}

/** The days of its chips. */
const windows: readonly number[] = [30, 60, 90, 120]

const isStage = (word: unknown): word is RenewalStage =>
  typeof word === 'string' && renewalStages.includes(word as RenewalStage)

/** The filter in an address; invalid values are ignored. */
export function boardFilter(address: Readonly<Record<string, unknown>>): BoardFilter {
  const { stage, view } = address
  const search = addressText(address.search).slice(0, 100)
  const within = windows.find((days) => days === Number(address.within))
  return {
    ...(isStage(stage) ? { stage } : {}),
    ...(within === undefined ? {} : { within }),
    ...(search === '' ? {} : { search }),
    ...(view === 'list' ? { view } : {}),
  }
}

/** Whether anything narrows the board; a view does not. */
export const isNarrowed = ({ view: _view, ...narrowing }: BoardFilter): boolean => Object.keys(narrowing).length > 0
