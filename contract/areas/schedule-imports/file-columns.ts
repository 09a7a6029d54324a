import type { ColumnDefinition } from '../schedules/column.shapes.ts'
import { headingKey, unitIn, type Unit } from '../schedules/columns/heading-words.ts'
import { matchHeadings } from '../schedules/columns/match-headings.ts'
import type { FileSheet } from './import.shapes.ts'
import { rowMarkColumn, rowMarkHeading } from '../schedule-exports/row-mark.ts'

/** A column of a sheet below its header, with the column of the schedule that it seems to be. */
export interface FileColumn {
  readonly place: number
  readonly heading: string
  /** The first values that are not empty. */
  readonly samples: readonly string[]
  readonly column: string | null
  readonly confidence: number
  /** The unit of its numbers, if the file names one: a person confirms it before they are multiplied. */
  readonly unit: Unit | null
  /** The match is what people of the brokerage chose before. */
  readonly isRemembered: boolean
}

type Named = Pick<ColumnDefinition, 'key' | 'heading' | 'synonyms'> & Partial<ColumnDefinition>

const sampleCount = 3

/** The columns of a sheet whose header ends in a row, 0 for none; blank ones are skipped. */
export function columnsUnder(
  { rows }: Pick<FileSheet, 'rows'>,
  headerRow: number,
  columns: readonly Named[],
  remembered: ReadonlyMap<string, string>,
): FileColumn[] {
  const below = rows.filter(({ number }) => number > headerRow)
  const header = rows.find(({ number }) => number === headerRow)?.cells ?? []
  const above = groupsAbove(rows, headerRow)
  const width = Math.max(0, header.length, ...below.map(({ cells }) => cells.length))
  const found = Array.from({ length: width }, (_, place) => ({
    place,
    heading: header[place]?.trim() ?? '',
    group: above[place] ?? '',
    samples: below.flatMap(({ cells }) => cells[place]?.trim() || []).slice(0, sampleCount),
  })).filter(({ heading, samples }) => heading !== '' || samples.length > 0)
  const ofSheet = unitAbove(rows, headerRow)
  const headings = found.map(({ heading, group }) => withGroup(heading, group, columns))
  const units = found.map(({ heading, group }) => unitIn(heading) ?? unitIn(group) ?? ofSheet)
  const matches = matchHeadings(
    found.map(({ heading, group, samples }, index) => ({
      heading: headings[index]!,
      samples,
      hasUnit: unitIn(heading) !== null || unitIn(group) !== null,
    })),
    [rowMark, ...columns],
    remembered,
  )
  return found.map(({ place, samples }, index) => {
    const { column = null, confidence = 0 } = matches[index] ?? {}
    const heading = headings[index] ?? ''
    const isRemembered = column !== null && confidence <= 0.94 && remembered.get(headingKey(heading)) === column
    return { place, heading, samples, column, confidence, unit: units[index] ?? null, isRemembered }
  })
}

/** The unit that a title above the headings names for the whole sheet. */
function unitAbove(rows: FileSheet['rows'], headerRow: number): Unit | null {
  const titles = rows.filter(
    ({ number, cells }) => number < headerRow && cells.filter((cell) => cell !== null).length < 3,
  )
  return titles.flatMap(({ cells }) => cells.flatMap((cell) => unitIn(cell ?? '') ?? [])).at(0) ?? null
}

/** Kinds of columns whose numbers may be in thousands. */
const scaled: ReadonlySet<string> = new Set(['money', 'whole', 'number'])

/** Whether a person has to choose the unit of a column. */
export const needsUnit = (
  { unit }: Pick<FileColumn, 'unit'>,
  column: Pick<ColumnDefinition, 'kind' | 'totalled'> | undefined,
): boolean =>
  unit !== null && column !== undefined && scaled.has(column.kind) && (column.kind === 'money' || column.totalled)

const rowMark: Named = { key: rowMarkColumn, heading: rowMarkHeading, synonyms: ['Row id'] }

/** A merged cell above several headings is in the first of its columns and applies to those after it. */
function groupsAbove(rows: FileSheet['rows'], headerRow: number): readonly string[] {
  const cells = rows.find(({ number }) => number === headerRow - 1)?.cells ?? []
  if (cells.filter((cell) => cell !== null).length < 2) return []
  let group = ''
  return cells.map((cell) => (group = cell?.trim() || group))
}

/** `Year` below `Roof` is `Roof Year`; a heading known by itself needs no prefix. */
function withGroup(heading: string, group: string, columns: readonly Named[]): string {
  if (group === '' || heading === '') return heading === '' ? group : heading
  const joined = `${group} ${heading}`
  // Text that starts with a small letter or a mark continues the line above.
  if (/^[\p{Ll}(&/]/u.test(heading)) return joined
  const own = headingKey(joined)
  return columns.some((column) => [column.heading, ...column.synonyms].some((name) => headingKey(name) === own))
    ? joined
    : heading
}
