import type { CellChange, CellConflict } from '@portico/contract/areas/schedule-imports/merge-row.ts'
import type { ImportedRow, ImportStart } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import type { ScheduleEdit } from '@portico/contract/areas/schedules/schedule.shapes.ts'

type Cells = Readonly<Record<string, string>>
type RowFinding = ImportedRow['findings'][number]

interface InFile {
  readonly rowId: string
  /** The row of the file. */
  readonly row: number
  readonly findings: readonly RowFinding[]
}

export interface Changing extends InFile {
  readonly kind: 'CHANGED' | 'CONFLICT'
  readonly changes: readonly CellChange[]
  readonly conflicts: readonly CellConflict[]
}

/** What the import does to one row. Rows that stay as they are have none. */
export type PlanHead =
  | (InFile & { readonly kind: 'ADDED' | 'REJECTED' })
  | Changing
  | {
      readonly kind: 'REMOVED'
      readonly rowId: string
      readonly row: null
      readonly version: number
      /** The row before it, null for the first. */
      readonly after: string | null
      readonly findings: readonly RowFinding[]
    }

/** A line of a plan, with the file's row as JSON bytes, until someone parses it. */
export interface StoredLine {
  readonly head: PlanHead
  readonly cells: Buffer
}

export type PlanLine = PlanHead & { readonly cells: Cells }

/** A line with its cells. */
export const readLine = ({ head, cells }: StoredLine): PlanLine => ({ ...head, cells: readCells(cells) })

export const readCells = (cells: StoredLine['cells']): Cells => JSON.parse(cells.toString()) as Cells

/** The version of a row that was just added. */
const firstVersion = 1

/** An id that no row has: rows that follow it go to the end of the tab. */
const noRow = '00000000-0000-0000-0000-000000000000'

/** The edits that make some lines of a plan. New rows go to the end of the tab, in the order of the file. */
export function editsOf(lines: readonly PlanLine[], sides: ImportStart): ScheduleEdit[] {
  let last = noRow
  return lines.flatMap((line): ScheduleEdit[] => {
    if (line.kind === 'REJECTED') return []
    if (line.kind === 'REMOVED') return [{ op: 'delete', rowId: line.rowId, version: line.version }]
    if (isChanging(line)) return takenChanges(line, sides).map((change) => setting(line.rowId, change))
    const after = last
    last = line.rowId
    return [{ op: 'insert', rowId: line.rowId, after, cells: line.cells }]
  })
}

/** The edits that take some lines of a plan back. What was changed since is met as a conflict, and left. */
export function undoingEditsOf(lines: readonly PlanLine[], sides: ImportStart): ScheduleEdit[] {
  return lines.flatMap((line): ScheduleEdit[] => {
    if (line.kind === 'REJECTED') return []
    if (line.kind === 'REMOVED') return [{ op: 'insert', rowId: line.rowId, after: line.after, cells: line.cells }]
    if (!isChanging(line)) return [{ op: 'delete', rowId: line.rowId, version: firstVersion }]
    return takenChanges(line, sides).map(({ column, was, now }) => setting(line.rowId, { column, was: now, now: was }))
  })
}

/** The cells of a row that change, with those that both sides changed where the file is to be followed. */
function takenChanges({ rowId, changes, conflicts }: Changing, sides: ImportStart): readonly CellChange[] {
  if ((sides.rows[rowId] ?? sides.conflicts) === 'PORTAL') return changes
  return [...changes, ...conflicts.map(({ column, portal, file }) => ({ column, was: portal, now: file }))]
}

/** Whether an existing row will change. */
export const isChanging = <Line extends PlanHead>(line: Line): line is Line & Changing =>
  line.kind === 'CHANGED' || line.kind === 'CONFLICT'

const setting = (rowId: string, { column, was, now }: CellChange): ScheduleEdit => ({
  op: 'set',
  rowId,
  column,
  was,
  value: now,
})

/** A line as people look at it, its cells in the order of these columns. */
export function shownLine(line: PlanLine, columns: readonly string[]): ImportedRow {
  const { kind, rowId, row } = line
  const isKnown = isChanging(line)
  const changes = isKnown
    ? [...line.changes]
    : columns.flatMap((column): CellChange[] => {
        const value = line.cells[column]
        if (value === undefined) return []
        return kind === 'REMOVED' ? [{ column, was: value, now: null }] : [{ column, was: null, now: value }]
      })
  return { kind, rowId, row, changes, conflicts: isKnown ? [...line.conflicts] : [], findings: [...line.findings] }
}
