import type { GridMark, GridRow, MarkOf } from '../../kit/grid/grid.public.ts'
import { wideColumns } from './location-columns.ts'

const places = [
  ['Denver', 'CO', '80202'],
  ['Portland', 'OR', '97205'],
  ['Albany', 'NY', '12207'],
  ['Austin', 'TX', '78701'],
  ['Tacoma', 'WA', '98402'],
  ['Fresno', 'CA', '93721'],
] as const
const streets = ['Harbor Way', 'Mill Street', 'Larimer Street', 'Depot Road', 'Orchard Avenue']
const uses = ['Warehouse', 'Office', 'Yard', 'Shop', 'Retail']
const names = ['North', 'South', 'East', 'West', 'Central', 'River']

/** The same number for the same row and column, as if it were known. */
const spread = (row: number, salt: number, range: number): number => {
  const mixed = Math.imul((row + 1) ^ Math.imul(salt + 1, 0x9e37_79b1), 0x85eb_ca6b)
  return ((mixed ^ (mixed >>> 13)) >>> 0) % range
}

/** A location that looks like one: row by row the same in every browser. */
export function locationRow(index: number): GridRow {
  const [city, state, zip] = places[spread(index, 1, places.length)] ?? places[0]
  const use = uses[spread(index, 2, uses.length)] ?? ''
  const building = 250_000 + spread(index, 3, 900) * 5_000
  const contents = 40_000 + spread(index, 4, 300) * 1_000
  const cells: Record<string, string> = {
    number: String(index + 1),
    name: `${names[spread(index, 5, names.length)]} ${use.toLowerCase()}`,
    street: `${100 + spread(index, 6, 8_900)} ${streets[spread(index, 7, streets.length)]}`,
    city,
    state,
    zip,
    occupancy: use,
    built: `${1962 + spread(index, 8, 60)}-${String(1 + spread(index, 9, 12)).padStart(2, '0')}-01`,
    sprinklered: spread(index, 10, 3) === 0 ? 'N' : 'Y',
    area: String(1_200 + spread(index, 11, 400) * 50),
    occupied: String(40 + spread(index, 12, 61)),
    building: String(building),
    contents: String(contents),
    insured: String(building + contents),
  }
  for (const { key } of wideColumns)
    if (key.startsWith('past')) cells[key] = String(spread(index, key.length, 4_000) * 250)
  return { id: `location-${index}`, cells }
}

/** Sample check results for some cells, one of each kind. */
const marks: Readonly<Record<string, GridMark>> = {
  'location-1 zip': { kind: 'error', text: 'ZIP 97205 does not belong to the state.' },
  'location-2 street': { kind: 'warning', text: 'No such street is known in Albany.' },
  'location-3 building': { kind: 'outlier', text: 'Up 38% from last year.' },
  'location-4 contents': { kind: 'changed', text: 'Dana Reyes just changed it from $61,000.' },
}

export const sampleMarks: MarkOf = (rowId, column) => marks[`${rowId} ${column}`]

/** A hundred thousand rows; each is made when it is first seen. */
export function manyRows(count: number) {
  const made = new Map<number, GridRow>()
  return {
    count,
    rowAt: (index: number): GridRow | undefined => {
      if (index < 0 || index >= count) return undefined
      const known = made.get(index) ?? locationRow(index)
      made.set(index, known)
      return known
    },
  }
}
