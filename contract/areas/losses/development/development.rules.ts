import { addMonths, daysBetween } from '../../../kit/zone.rules.ts'
import { incurredOf } from '../loss.rules.ts'
import { latestOf, type ValuedTerm, yearOf } from '../loss-analysis.ts'
import type { LossAnalysis } from '../loss.shapes.ts'
import type { SelectedFactors } from './selected-factors.shapes.ts'

type Triangle = LossAnalysis['triangle']
type Cell = NonNullable<Triangle['rows'][number]['cells'][number]>

/** Ages are comparable while they differ by at most this many months. */
const comparable = 1

/** Several lines are valued on different days: their ages form one column while they differ by at most this many months. */
const comparableOfLines = 6

/** The age of a term on a day, to the nearest month. */
export function ageInMonths(from: string, on: string): number {
  let age = Math.max(0, Math.floor(daysBetween(from, on) / 31))
  while (addMonths(from, age + 1) <= on) age += 1
  const [before, after] = [addMonths(from, age), addMonths(from, age + 1)]
  return daysBetween(before, on) * 2 >= daysBetween(before, after) ? age + 1 : age
}

/**
 * Each year's losses at successive valuations, each at its real age: nothing is rounded to whole years or interpolated.
 * Ages within a month of each other share a column, those of several lines within half a year.
 */
export function triangleOf(terms: readonly ValuedTerm[], years: readonly number[]): Triangle {
  const valued = terms.filter(({ valuations }) => valuations.length > 0)
  const isOneLine = new Set(valued.map(({ term }) => term.line)).size < 2
  const columns = columnsOf(
    valued.flatMap(({ term, valuations }) => valuations.map(({ on }) => ageInMonths(term.from, on))),
    isOneLine ? comparable : comparableOfLines,
  )
  const rows = years.map((year) => {
    const own = valued.filter(({ term }) => yearOf(term) === year)
    return { year, cells: columns.map((column) => cellAt(own, column)) }
  })
  const used = columns.map((_, at) => rows.some(({ cells }) => cells[at] !== null))
  const stored = rows.map(({ year, cells }) => ({ year, cells: cells.filter((_, at) => used[at]) }))
  const columnsKept = columns.filter((_, at) => used[at])
  return { columns: columnsKept, rows: stored, factors: columnsKept.map((_, at) => factorOf(stored, at)) }
}

function columnsOf(ages: readonly number[], apart: number): Triangle['columns'] {
  const columns: { from: number; to: number }[] = []
  for (const age of [...new Set(ages)].toSorted((one, other) => one - other)) {
    const last = columns.at(-1)
    if (last !== undefined && age - last.from <= apart) last.to = age
    else columns.push({ from: age, to: age })
  }
  return columns
}

/**
 * The losses of a year at an age; null if one of its valued terms lacks it, since a sum of some would look like a
 * change.
 */
function cellAt(terms: readonly ValuedTerm[], { from, to }: Triangle['columns'][number]): Cell | null {
  if (terms.length === 0) return null
  const found = terms.map(({ term, valuations }) => {
    const ofAge = valuations.filter(({ on }) => {
      const age = ageInMonths(term.from, on)
      return age >= from && age <= to
    })
    const latest = latestOf({ term, valuations: ofAge })
    return latest && { age: ageInMonths(term.from, latest.on), losses: latest.losses }
  })
  if (found.some((each) => each === undefined)) return null
  const all = found.flatMap((each) => each ?? [])
  const ofTerms = all.map(({ age }) => age)
  return {
    youngest: Math.min(...ofTerms),
    age: Math.max(...ofTerms),
    incurred: all.flatMap(({ losses }) => losses).reduce((sum, loss) => sum + incurredOf(loss), 0),
  }
}

/**
 * By how much losses grew from one age to the next age at which some year is also known, over all years known at both.
 * Weighted by volume: the sum after by the sum before.
 */
function factorOf(rows: Triangle['rows'], at: number): Triangle['factors'][number] {
  const width = rows[0]?.cells.length ?? 0
  for (let to = at + 1; to < width; to += 1) {
    const both = rows.flatMap(({ cells }) => {
      const [before, after] = [cells[at] ?? null, cells[to] ?? null]
      return before === null || after === null ? [] : [{ before: before.incurred, after: after.incurred }]
    })
    if (both.length === 0) continue
    const before = both.reduce((sum, each) => sum + each.before, 0)
    const after = both.reduce((sum, each) => sum + each.after, 0)
    return { to, years: both.length, factor: before > 0 ? after / before : null }
  }
  return { to: null, years: 0, factor: null }
}

export interface Selection {
  /** By column; null takes the calculated factor, or 1 from the oldest age on. */
  readonly factors: readonly (number | null)[]
  /** A share a year, such as 0.05. */
  readonly trend: number
}

/** The selected factors by the columns of a triangle: each counts for the nearest column of a comparable age. */
export function selectionOf(
  { columns }: Pick<Triangle, 'columns'>,
  selected: Pick<SelectedFactors, 'factors' | 'trend'> | null,
): Selection {
  const distance = (age: number, { from, to }: Triangle['columns'][number]): number => Math.max(from - age, age - to, 0)
  const factors = columns.map((column) => {
    const near = selected?.factors
      .filter(({ age }) => distance(age, column) <= comparable)
      .toSorted((one, other) => distance(one.age, column) - distance(other.age, column))
    return near?.[0]?.factor ?? null
  })
  return { factors, trend: (selected?.trend ?? 0) / 100 }
}

export interface DevelopedYear {
  readonly year: number
  /** The ages of its terms, in months; null for a year without a valuation. */
  readonly youngest: number | null
  readonly age: number | null
  readonly incurred: number | null
  /** From its age to ultimate; null if a factor on the way is not known. */
  readonly factor: number | null
  readonly ultimate: number | null
  /** What is expected beyond what is reported: IBNR. */
  readonly ibnr: number | null
  /** The ultimate at the level of the latest year. */
  readonly trended: number | null
}

/** The factor of each column to ultimate: its selected factor by that of the column it leads to. */
export function factorsToUltimate({ columns, factors }: Triangle, { factors: selected }: Selection): (number | null)[] {
  const toUltimate: (number | null)[] = columns.map(() => null)
  for (let at = columns.length - 1; at >= 0; at -= 1) {
    const { to, factor } = factors[at]!
    const isOldest = at === columns.length - 1
    const own = selected[at] ?? factor ?? (isOldest ? 1 : null)
    const next = to === null ? 1 : toUltimate[to]!
    toUltimate[at] = own === null || next === null ? null : own * next
  }
  return toUltimate
}

/** What the losses of each year are expected to be in the end: incurred by its factor to ultimate, then the trend. */
export function developedOf(triangle: Triangle, selection: Selection): DevelopedYear[] {
  const toUltimate = factorsToUltimate(triangle, selection)
  const lastYear = Math.max(...triangle.rows.map(({ year }) => year))
  return triangle.rows.map(({ year, cells }) => {
    const at = cells.findLastIndex((cell) => cell !== null)
    const cell = cells[at] ?? null
    const factor = toUltimate[at] ?? null
    if (cell === null || factor === null)
      return {
        year,
        youngest: cell?.youngest ?? null,
        age: cell?.age ?? null,
        incurred: cell?.incurred ?? null,
        factor,
        ultimate: null,
        ibnr: null,
        trended: null,
      }
    const ultimate = Math.round(cell.incurred * factor)
    return {
      year,
      ...cell,
      factor,
      ultimate,
      ibnr: ultimate - cell.incurred,
      trended: Math.round(ultimate * (1 + selection.trend) ** (lastYear - year)),
    }
  })
}
