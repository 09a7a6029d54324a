import type { EditConflict } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { ComparedValue } from '../../../kit/forms/conflicts/conflict-dialog.tsx'
import type { GridOperation, GridRow } from '../../../kit/grid/grid.public.ts'
import { conflictKey, type Decision, editsOf } from '../save/cell-policy.ts'
import type { Sheet } from './use-sheet.ts'

/** The conflicts as they are displayed, and what a decision changes in the grid and in the queue. */
export function conflictsOf({ saving, grid, columns, book, queue, reread }: Sheet) {
  const conflicts = saving.kind === 'conflict' ? saving.conflicts : []
  const places = new Map(grid.rows.map(({ id }, at) => [id, at]))
  const rowOf = (rowId: string): GridRow | undefined => grid.rows[places.get(rowId) ?? -1]

  const show = (key: string | null, value: string | null): string => {
    const column = columns.find((one) => one.key === key)
    return value === null ? 'Empty' : (column?.display?.(value) ?? value)
  }
  const comparedOf = (conflict: EditConflict): ComparedValue => {
    const { rowId, column, yours, theirs, version, changedByName: savedBy } = conflict
    const at = places.get(rowId)
    const row = at === undefined ? 'A deleted row' : `Row ${at + 1}`
    const heading = columns.find((one) => one.key === column)?.heading
    const where = heading === undefined ? row : `${row}, ${heading}`
    const place = { key: conflictKey(conflict), where, savedBy }
    if (version === null) return { ...place, mine: 'Changed', theirs: 'Deleted' }
    if (column === null) return { ...place, mine: 'Deleted', theirs: 'Changed' }
    return { ...place, mine: show(column, yours), theirs: show(column, theirs) }
  }

  const decisionOf = (conflict: EditConflict, keep: Decision['keep']): Decision => {
    const at = places.get(conflict.rowId)
    const row = rowOf(conflict.rowId)
    if (conflict.version !== null || keep === 'theirs' || row === undefined || at === undefined)
      return { conflict, keep: row === undefined && conflict.version === null ? 'theirs' : keep }
    const insert: GridOperation = {
      op: 'insert',
      rowId: row.id,
      after: grid.rows[at - 1]?.id ?? null,
      cells: row.cells,
    }
    const [restored] = editsOf(
      [insert],
      () => 0,
      (key) => book.hasColumn(key),
    )
    return restored?.op === 'insert' ? { conflict, keep, restored } : { conflict, keep }
  }

  const decide = (keepOf: (key: string) => Decision['keep']): void => {
    const decisions = conflicts.map((conflict) => decisionOf(conflict, keepOf(conflictKey(conflict))))
    const gone = decisions.filter(({ conflict }) => conflict.version === null)
    for (const { conflict } of gone) book.forget(conflict.rowId)
    grid.receive(decisions.flatMap((decision) => hereOf(decision)))
    const isBack = decisions.filter(({ conflict, keep }) => keep === 'theirs' && isOfDeletion(conflict))
    for (const { conflict } of isBack) book.forget(conflict.rowId)
    queue.decide(decisions)
    if (isBack.length > 0) reread()
  }

  return { values: conflicts.map(comparedOf), decide }
}

/** Someone else changed a row that was deleted here. */
const isOfDeletion = ({ column, version }: EditConflict): boolean => column === null && version !== null

/** What a decision for the other value changes on screen. */
function hereOf({ conflict: { rowId, column, yours, theirs, version }, keep }: Decision): GridOperation[] {
  if (keep === 'mine') return []
  if (version === null) return [{ op: 'delete', rowId }]
  return column === null ? [] : [{ op: 'set', rowId, column, value: theirs, was: yours }]
}
