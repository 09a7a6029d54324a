import { amountIn, referenceOf, textIn } from '../checks/rows.ts'
import type { CheckedRow } from '../checks/rows.ts'
import type { PulledRow } from './review.shapes.ts'

/**
 * The rows that locations give to general liability: one for each place, in their order, that counts and has none there
 * yet. The exposure is the place's revenue; of a place without one its area. The class is for the insured to say.
 */
export function pulledRows(locations: readonly CheckedRow[], standing: readonly CheckedRow[]): PulledRow[] {
  const there = new Set(standing.map(({ cells }) => referenceOf(textIn(cells, 'location'))))
  const counting = locations.filter(
    ({ cells }) => textIn(cells, 'location') !== '' && textIn(cells, 'rowStatus') !== 'REMOVED',
  )
  const places = Map.groupBy(counting, ({ cells }) => referenceOf(textIn(cells, 'location')))
  return [...places].filter(([place]) => !there.has(place)).map(([, here]) => pulledRow(here))
}

function pulledRow(buildings: readonly CheckedRow[]): PulledRow {
  const first = buildings[0]?.cells ?? {}
  const sum = (column: string) => buildings.reduce((total, { cells }) => total + (amountIn(cells, column) ?? 0), 0)
  const basis = sum('revenue') > 0 || sum('area') === 0 ? 'Sales' : 'Area'
  const exposure = sum(basis === 'Sales' ? 'revenue' : 'area')
  return {
    location: textIn(first, 'location'),
    state: textIn(first, 'state'),
    description: textIn(first, 'name'),
    basis,
    exposure: exposure === 0 ? '' : String(Math.round(exposure * 100) / 100),
  }
}
