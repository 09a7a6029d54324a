import type { ColumnDefinition, ColumnKind } from '../column.shapes.ts'
import { amountOf } from '../values/numbers.ts'

/** How a cell is compared with a value. */
export const comparisons = [
  'EQUALS',
  'NOT_EQUALS',
  'AT_LEAST',
  'AT_MOST',
  'MORE_THAN',
  'LESS_THAN',
  'BETWEEN',
  'CONTAINS',
  'BLANK',
  'FILLED',
] as const

export type Comparison = (typeof comparisons)[number]

/** One comparison of a cell. `to` is the upper end of a range. */
export interface RuleTerm {
  readonly column: string
  readonly comparison: Comparison
  readonly value: string | null
  readonly to: string | null
}

const numberKinds = new Set<ColumnKind>(['money', 'whole', 'number', 'percent', 'year'])
const dateKinds = new Set<ColumnKind>(['date', 'yearOrDate'])
const listKinds = new Set<ColumnKind>(['choice', 'yesNo', 'state', 'country', 'currency', 'leasedOrOwned'])

const always = new Set<Comparison>(['EQUALS', 'NOT_EQUALS', 'BLANK', 'FILLED'])
const ordered = new Set<Comparison>(['AT_LEAST', 'AT_MOST', 'MORE_THAN', 'LESS_THAN', 'BETWEEN'])

/** Whether the values of a kind of column can be more or less than another. */
export const isOrdered = (kind: ColumnKind): boolean => numberKinds.has(kind) || dateKinds.has(kind)

/** Which comparisons make sense for a kind of column. */
export function comparisonsOf(kind: ColumnKind): readonly Comparison[] {
  if (isOrdered(kind)) return comparisons.filter((one) => always.has(one) || ordered.has(one))
  return comparisons.filter((one) => always.has(one) || (one === 'CONTAINS' && !listKinds.has(kind)))
}

/** How many values a comparison needs. */
export function valuesAsked(comparison: Comparison): 0 | 1 | 2 {
  if (comparison === 'BLANK' || comparison === 'FILLED') return 0
  return comparison === 'BETWEEN' ? 2 : 1
}

/** Less than 0, 0 or more as one value is less than, equal to or more than another; null if that cannot be said. */
export function compareValues(kind: ColumnKind, one: string, other: string): number | null {
  if (dateKinds.has(kind))
    return isYearOrDay(one) && isYearOrDay(other) ? Number(one > other) - Number(one < other) : null
  const amounts = [amountOf(one), amountOf(other)] as const
  return amounts[0] === null || amounts[1] === null ? null : amounts[0] - amounts[1]
}

const isYearOrDay = (value: string): boolean => /^\d{4}(?:-\d{2}-\d{2})?$/.test(value)

/** Whether a cell meets a term; null if they cannot be compared, such as a word in an amount column. */
export type TermTest = (cell: string) => boolean | null

const isSame = (kind: ColumnKind, cell: string, value: string): boolean =>
  (isOrdered(kind) && compareValues(kind, cell, value) === 0) || cell.toLowerCase() === value.toLowerCase()

const byOrder: Readonly<Partial<Record<Comparison, (order: number) => boolean>>> = {
  AT_LEAST: (order) => order >= 0,
  AT_MOST: (order) => order <= 0,
  MORE_THAN: (order) => order > 0,
  LESS_THAN: (order) => order < 0,
}

/** The test of a term for cells that are not blank. */
export function termTest({ comparison, value, to }: RuleTerm, { kind }: Pick<ColumnDefinition, 'kind'>): TermTest {
  const wanted = value ?? ''
  switch (comparison) {
    case 'BLANK':
      return () => false
    case 'FILLED':
      return () => true
    case 'EQUALS':
      return (cell) => isSame(kind, cell, wanted)
    case 'NOT_EQUALS':
      return (cell) => !isSame(kind, cell, wanted)
    case 'CONTAINS':
      return (cell) => cell.toLowerCase().includes(wanted.toLowerCase())
    case 'BETWEEN':
      return (cell) => inRange(compareValues(kind, cell, wanted), compareValues(kind, cell, to ?? ''))
    default:
      return (cell) => {
        const order = compareValues(kind, cell, wanted)
        return order === null ? null : byOrder[comparison]!(order)
      }
  }
}

const inRange = (fromLow: number | null, fromHigh: number | null): boolean | null =>
  fromLow === null || fromHigh === null ? null : fromLow >= 0 && fromHigh <= 0
