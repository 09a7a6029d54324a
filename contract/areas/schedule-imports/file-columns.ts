import type { ColumnDefinition } from '../schedules/column.shapes.ts'
import { headingKey, matchHeadings } from '../schedules/columns/match-headings.ts'
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
}

type Named = Pick<ColumnDefinition, 'key' | 'heading' | 'synonyms'>

const sampleCount = 3

/** The columns of a sheet when its header ends in a row, 0 for none; blank ones are left out. */
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
  const headings = found.map(({ heading, group }) => withGroup(heading, group, columns))
  const matches = matchHeadings(headings, [rowMark, ...columns], remembered)
  return found.map(({ place, samples }, index) => {
    const { column = null, confidence = 0 } = matches[index] ?? {}
    return { place, heading: headings[index] ?? '', samples, column, confidence }
  })
}

const rowMark: Named = { key: rowMarkColumn, heading: rowMarkHeading, synonyms: ['Row id'] }

/** A merged cell above several headings stands in the first of its columns and counts for those behind it. */
function groupsAbove(rows: FileSheet['rows'], headerRow: number): readonly string[] {
  const cells = rows.find(({ number }) => number === headerRow - 1)?.cells ?? []
  if (cells.filter((cell) => cell !== null).length < 2) return []
  let group = ''
  return cells.map((cell) => (group = cell?.trim() || group))
}

/** `Year` below `Roof` is `Roof Year`; a heading that is known by itself needs no more words. */
function withGroup(heading: string, group: string, columns: readonly Named[]): string {
  if (group === '' || heading === '') return heading === '' ? group : heading
  const joined = `${group} ${heading}`
  const own = headingKey(joined)
  return columns.some((column) => [column.heading, ...column.synonyms].some((name) => headingKey(name) === own))
    ? joined
    : heading
}
