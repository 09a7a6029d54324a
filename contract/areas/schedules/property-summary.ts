import { referenceOf, sumIn, textIn } from './checks/rows.ts'
import type { CheckedRow } from './checks/rows.ts'
import { propertyValueColumns } from './columns/property.columns.ts'

/** The Property schedule's values for one location. */
export interface LocationValues {
  readonly location: string
  readonly buildings: number
  /** Square feet. */
  readonly area: number
  /** Total insured value in dollars: buildings, contents, income and all else. */
  readonly insuredValue: number
}

/** Sums up the Property schedule, location by location, in the order of their first rows. */
export function propertySummary(rows: readonly CheckedRow[]): LocationValues[] {
  const counting = rows.filter(({ cells }) => textIn(cells, 'rowStatus') !== 'REMOVED')
  const places = Map.groupBy(counting, ({ cells }) => referenceOf(textIn(cells, 'location')))
  return [...places].map(([location, here]) => ({
    location,
    buildings: here.length,
    area: sumOf(here, ['area']),
    insuredValue: sumOf(here, propertyValueColumns),
  }))
}

function sumOf(rows: readonly CheckedRow[], columns: readonly string[]): number {
  const cents = rows.reduce((sum, { cells }) => sum + Math.round((sumIn(cells, columns) ?? 0) * 100), 0)
  return cents / 100
}
