import type { EditConflict } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { GridOperation, GridRow } from '../../../kit/grid/grid.door.ts'
import type { ConflictWords } from '../save/conflict-dialog.tsx'
import { editsOf, type Decision } from '../save/queue.rules.ts'
import type { Sheet } from './use-sheet.ts'

/** What is in conflict, in words, and what deciding it does to the rows here and to what is still to be saved. */
export function conflictsOf({ saving, grid, columns, book, queue, reread }: Sheet) {
  const conflicts = saving.kind === 'conflict' ? saving.conflicts : []
  const places = new Map(grid.rows.map(({ id }, at) => [id, at]))
  const rowOf = (rowId: string): GridRow | undefined => grid.rows[places.get(rowId) ?? -1]

  const show = (key: string | null, value: string | null): string => {
    const column = columns.find((one) => one.key === key)
    return value === null ? 'Empty' : (column?.display?.(value) ?? value)
  }
  const wordsOf = (conflict: EditConflict): ConflictWords => {
    const { rowId, column, yours, theirs, version } = conflict
    const at = places.get(rowId)
    const row = at === undefined ? 'A deleted row' : `Row ${at + 1}`
    const heading = columns.find((one) => one.key === column)?.heading
    const where = heading === undefined ? row : `${row}, ${heading}`
    if (version === null) return { conflict, where, mine: 'Changed', theirs: 'Deleted' }
    if (column === null) return { conflict, where, mine: 'Deleted', theirs: 'Changed' }
    return { conflict, where, mine: show(column, yours), theirs: show(column, theirs) }
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

  const decide = (keepOf: (conflict: EditConflict) => Decision['keep']): void => {
    const decisions = conflicts.map((conflict) => decisionOf(conflict, keepOf(conflict)))
    const gone = decisions.filter(({ conflict }) => conflict.version === null)
    for (const { conflict } of gone) book.forget(conflict.rowId)
    grid.receive(decisions.flatMap((decision) => hereOf(decision)))
    const isBack = decisions.filter(({ conflict, keep }) => keep === 'theirs' && isOfDeletion(conflict))
    for (const { conflict } of isBack) book.forget(conflict.rowId)
    queue.resolve(decisions)
    if (isBack.length > 0) reread()
  }

  return { words: conflicts.map(wordsOf), decide }
}

/** Somebody changed a row that was deleted here. */
const isOfDeletion = ({ column, version }: EditConflict): boolean => column === null && version !== null

/** What a decision for the other value changes on screen. */
function hereOf({ conflict: { rowId, column, yours, theirs, version }, keep }: Decision): GridOperation[] {
  if (keep === 'mine') return []
  if (version === null) return [{ op: 'delete', rowId }]
  return column === null ? [] : [{ op: 'set', rowId, column, value: theirs, was: yours }]
}
