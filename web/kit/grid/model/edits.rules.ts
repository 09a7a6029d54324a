import { copiedText, displayOf, readTyped } from './cell-formats.ts'
import type { Area, CellPlace, CellValue, GridOperation, GridSource } from './grid-types.ts'
import type { LaidColumn } from './layout.rules.ts'
import { finished, type Resting } from './resting.ts'
import { seriesOf } from '../values/series.rules.ts'
import { heightOf, widthOf } from './selection.rules.ts'

/** What an edit needs: the displayed rows and columns, and ids for new rows. */
export interface EditTarget {
  readonly source: GridSource
  readonly columns: readonly LaidColumn[]
  readonly newRowId: () => string
}

/**
 * Sets one cell to the typed text; nothing if that changes nothing or the column is read-only. `was` is the value that
 * the person started from, if the cell may have changed since.
 */
export function typedInto(
  { source, columns }: EditTarget,
  place: CellPlace,
  text: string,
  was?: CellValue,
): GridOperation[] {
  const column = columns[place.column]?.column
  return column === undefined ? [] : setOne({ source, columns }, place, readTyped(column, text), was)
}

function setOne(
  { source, columns }: Pick<EditTarget, 'source' | 'columns'>,
  { row, column: at }: CellPlace,
  value: CellValue,
  from?: CellValue,
): GridOperation[] {
  const [found, column] = [source.rowAt(row), columns[at]?.column]
  if (found === undefined || column === undefined || column.readOnly === true) return []
  const holds = found.cells[column.key] ?? null
  const was = from === undefined ? holds : from
  return holds === value ? [] : [{ op: 'set', rowId: found.id, column: column.key, value, was }]
}

/** Every cell of an area set to what a function says. */
function setEach(
  target: Pick<EditTarget, 'source' | 'columns'>,
  { top, bottom, left, right }: Area,
  valueAt: (place: CellPlace) => CellValue,
): GridOperation[] {
  const operations: GridOperation[] = []
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++)
      operations.push(...setOne(target, { row, column }, valueAt({ row, column })))
  return operations
}

export const cleared = (target: EditTarget, area: Area): GridOperation[] => setEach(target, area, () => null)

/** The texts of an area, as they go to the clipboard: numbers without their signs, so that any program reads them. */
export function blockOf({ source, columns }: EditTarget, { top, bottom, left, right }: Area): string[][] {
  return Array.from({ length: bottom - top + 1 }, (_, row) => {
    const cells = source.rowAt(top + row)?.cells ?? {}
    return columns.slice(left, right + 1).map(({ column }) => copiedText(column, cells[column.key]))
  })
}

export interface Pasted {
  readonly operations: readonly GridOperation[]
  /** What is selected afterwards. */
  readonly area: Area
  /** Rows that were added for what reached beyond the end. */
  readonly added: number
}

/** Pastes a block into an area: repeated if the area is a multiple of it, with new rows past the last one. */
export const pasted = (...given: Parameters<typeof pasting>): Pasted => finished(pasting(...given))

/** Rows of a pasted block between two pauses: a few milliseconds for any number of columns. */
const chunk = 100

/** `pasted`, with pauses. */
export function* pasting(target: EditTarget, area: Area, block: readonly (readonly string[])[]): Resting<Pasted> {
  const { source, columns } = target
  const filled = filledBy(area, block, columns.length)
  const valueAt = ({ row, column: at }: CellPlace): CellValue => {
    const column = columns[at]?.column
    const line = block[(row - area.top) % block.length] ?? []
    if (column === undefined) return null
    const text = line[(at - area.left) % line.length] ?? ''
    // Text equal to the displayed value changes nothing: a concealed value must not be replaced by its asterisks.
    const now = source.rowAt(row)?.cells[column.key]
    return text !== '' && text === displayOf(column, now) ? (now ?? null) : readTyped(column, text)
  }
  const operations: GridOperation[] = []
  const inserts: Insert[] = []
  const sets: GridOperation[] = []
  let after = lastId(source)
  for (let top = filled.top; top <= filled.bottom; top += chunk) {
    const part = { ...filled, top, bottom: Math.min(filled.bottom, top + chunk - 1) }
    operations.push(...setEach(target, { ...part, bottom: Math.min(part.bottom, source.count - 1) }, valueAt))
    const beyond = rowsBeyond(target, { ...part, top: Math.max(top, source.count) }, after, valueAt)
    inserts.push(...beyond.inserts)
    sets.push(...beyond.sets)
    after = beyond.inserts.at(-1)?.rowId ?? after
    yield
  }
  const all = [...operations, ...inserts, ...sets]
  return { operations: all, area: filled, added: inserts.length }
}

/** The area that a block fills, cut at the last column. */
function filledBy(area: Area, block: readonly (readonly string[])[], columnCount: number): Area {
  const [height, width] = [block.length, block[0]?.length ?? 0]
  const repeats = heightOf(area) % height === 0 && widthOf(area) % width === 0
  const bottom = repeats ? area.bottom : area.top + height - 1
  const right = repeats ? area.right : area.left + width - 1
  return { ...area, bottom, right: Math.min(columnCount - 1, right) }
}

type Insert = Extract<GridOperation, { op: 'insert' }>

/** New rows for an area below the last row, each behind the one before, and what they hold. */
function rowsBeyond(
  { columns, newRowId }: EditTarget,
  { top, bottom, left, right }: Area,
  last: string | null,
  valueAt: (place: CellPlace) => CellValue,
): { inserts: Insert[]; sets: GridOperation[] } {
  const inserts: Insert[] = []
  const sets: GridOperation[] = []
  let after = last
  for (let row = top; row <= bottom; row++) {
    const rowId = newRowId()
    inserts.push({ op: 'insert', rowId, after })
    after = rowId
    for (const { column, index } of columns.slice(left, right + 1)) {
      const value = column.readOnly === true ? null : valueAt({ row, column: index })
      if (value !== null) sets.push({ op: 'set', rowId, column: column.key, value, was: null })
    }
  }
  return { inserts, sets }
}

const lastId = ({ count, rowAt }: GridSource): string | null => (count === 0 ? null : (rowAt(count - 1)?.id ?? null))

function copied({ source, columns }: EditTarget, from: (place: CellPlace) => CellPlace) {
  return (place: CellPlace): CellValue => {
    const { row, column } = from(place)
    const key = columns[column]?.column.key ?? ''
    return source.rowAt(row)?.cells[key] ?? null
  }
}

/** Copies the top row of an area into the rows below; for a single cell or row, copies the one above it. */
export function filledDown(target: EditTarget, area: Area): GridOperation[] {
  const from = area.top === area.bottom ? Math.max(0, area.top - 1) : area.top
  return setEach(
    target,
    area,
    copied(target, ({ column }) => ({ row: from, column })),
  )
}

/** Copies the first column of an area into those to its right; for a single column, copies the one to its left. */
export function filledRight(target: EditTarget, area: Area): GridOperation[] {
  const from = area.left === area.right ? Math.max(0, area.left - 1) : area.left
  return setEach(
    target,
    area,
    copied(target, ({ row }) => ({ row, column: from })),
  )
}

/** Extends an area down to `bottom` by its handle: a column with an even step continues, any other repeats. */
export function drawnDown(target: EditTarget, area: Area, bottom: number): GridOperation[] {
  const height = heightOf(area)
  const from = ({ row, column }: CellPlace) => ({ row: area.top + ((row - area.top) % height), column })
  const repeated = copied(target, from)
  const series = target.columns.slice(area.left, area.right + 1).map(({ column }) =>
    seriesOf(
      column,
      Array.from({ length: height }, (_, at) => target.source.rowAt(area.top + at)?.cells[column.key] ?? null),
    ),
  )
  return setEach(
    target,
    { ...area, top: area.bottom + 1, bottom },
    (place) => series[place.column - area.left]?.(place.row - area.bottom) ?? repeated(place),
  )
}

/** As many empty rows as are selected, above or below them. In an empty grid its first row. */
export function insertedRows(
  { source, newRowId }: EditTarget,
  area: Area,
  where: 'above' | 'below' = 'above',
): GridOperation[] {
  const before = where === 'above' ? area.top - 1 : area.bottom
  let after = source.rowAt(Math.min(before, source.count - 1))?.id ?? null
  return Array.from({ length: heightOf(area) }, (): GridOperation => {
    const operation = { op: 'insert', rowId: newRowId(), after } as const
    after = operation.rowId
    return operation
  })
}

/** A new row at the end. */
export const appendedRow = ({ source, newRowId }: EditTarget): GridOperation[] => [
  { op: 'insert', rowId: newRowId(), after: lastId(source) },
]

export function deletedRows({ source }: EditTarget, { top, bottom }: Area): GridOperation[] {
  const rows = Array.from({ length: bottom - top + 1 }, (_, at) => source.rowAt(top + at))
  return rows.flatMap((row) => (row === undefined ? [] : [{ op: 'delete', rowId: row.id } as const]))
}
