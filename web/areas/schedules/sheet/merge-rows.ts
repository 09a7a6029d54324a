import type { ScheduleRow } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { CellValue, GridOperation, GridRow } from '../../../kit/grid/grid.public.ts'
import type { Unsaved } from '../save/cell-policy.ts'

/** What is known of a row as the server has it. */
export type KnownRow = Pick<ScheduleRow, 'version' | 'position'>

/** A cell that someone else has changed. */
export interface ChangedCell {
  readonly rowId: string
  readonly column: string
  readonly was: CellValue
}

interface Merged {
  readonly operations: readonly GridOperation[]
  readonly changed: readonly ChangedCell[]
}

/**
 * The changes that rows of the server make to those on screen. Unsaved cells stay as typed. With `before`, the ids
 * known when reading started, the given rows are complete: others of these were deleted.
 */
export function merged(
  local: readonly GridRow[],
  known: ReadonlyMap<string, KnownRow>,
  incoming: readonly ScheduleRow[],
  unsaved: Unsaved,
  before?: ReadonlySet<string>,
): Merged {
  const newer = incoming.filter(({ rowId, version }) => (known.get(rowId)?.version ?? 0) < version)
  const wanted = new Set(newer.map(({ rowId }) => rowId))
  const here = new Map(local.filter(({ id }) => wanted.has(id)).map((row) => [row.id, row]))
  const changed: ChangedCell[] = []
  const sets: GridOperation[] = []
  for (const row of newer) {
    const cells = here.get(row.rowId)?.cells
    if (cells === undefined) continue
    for (const { column, was, value } of differences(cells, row.cells)) {
      if (unsaved.cells.get(row.rowId)?.has(column) === true) continue
      sets.push({ op: 'set', rowId: row.rowId, column, value, was })
      changed.push({ rowId: row.rowId, column, was })
    }
  }
  const added = newer.filter(({ rowId }) => !here.has(rowId) && !unsaved.deleted.has(rowId))
  return { operations: [...gone(before, local, incoming, unsaved), ...inserts(local, known, added), ...sets], changed }
}

function differences(cells: GridRow['cells'], theirs: ScheduleRow['cells']) {
  return [...new Set([...Object.keys(cells), ...Object.keys(theirs)])].flatMap((column) => {
    const [was, value] = [cells[column] ?? null, theirs[column] ?? null]
    return was === value ? [] : [{ column, was, value }]
  })
}

function gone(
  before: ReadonlySet<string> | undefined,
  local: readonly GridRow[],
  incoming: readonly ScheduleRow[],
  unsaved: Unsaved,
): GridOperation[] {
  if (before === undefined) return []
  const here = new Set(local.map(({ id }) => id))
  const standing = new Set(incoming.map(({ rowId }) => rowId))
  return [...before]
    .filter((rowId) => here.has(rowId) && !standing.has(rowId) && !unsaved.inserted.has(rowId))
    .map((rowId) => ({ op: 'delete', rowId }))
}

/** New rows by their position among those known. */
function inserts(
  local: readonly GridRow[],
  known: ReadonlyMap<string, KnownRow>,
  added: readonly ScheduleRow[],
): GridOperation[] {
  if (added.length === 0) return []
  const standing = local.flatMap(({ id }) => {
    const position = known.get(id)?.position
    return position === undefined ? [] : [{ id, position }]
  })
  let at = 0
  let after: string | null = null
  return added
    .toSorted((a, b) => (a.position < b.position ? -1 : 1))
    .map(({ rowId, position, cells }) => {
      for (let next = standing[at]; next !== undefined && next.position < position; next = standing[++at])
        after = next.id
      const operation: GridOperation = { op: 'insert', rowId, after, cells }
      after = rowId
      return operation
    })
}
