import type {
  EditConflict,
  EditedRows,
  ScheduleEdit,
  ScheduleRow,
} from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { GridOperation } from '../../../kit/grid/grid.public.ts'
import { refusedWith } from '../../../platform/call-error.ts'
import type { PendingEntry } from '../../../platform/edits/pending-edits.ts'
import { newEntry, type SavePolicy } from '../../../platform/edits/save-queue.ts'

const editsKey = 'POST /api/accounts/{id}/schedules/{type}/edits'

/** The most edits that one request carries, and about how many characters. */
export const batchLimit = { edits: 5000, characters: 2_000_000 } as const

type Entry = PendingEntry<ScheduleEdit>

/** What is not saved yet, by row. */
export interface Unsaved {
  readonly cells: ReadonlyMap<string, ReadonlySet<string>>
  readonly inserted: ReadonlySet<string>
  readonly deleted: ReadonlySet<string>
}

/** What a person decided of one conflict. */
export interface Decision {
  readonly conflict: EditConflict
  readonly keep: 'mine' | 'theirs'
  /** Restores a row that someone else deleted, with this browser's values. */
  readonly restored?: ScheduleEdit & { readonly op: 'insert' }
}

/** The edits of grid operations. Cells of columns that the schedule no longer has are skipped. */
export function editsOf(
  operations: readonly GridOperation[],
  versionOf: (rowId: string) => number,
  isColumn: (key: string) => boolean,
): ScheduleEdit[] {
  return operations.map((operation): ScheduleEdit => {
    if (operation.op === 'delete') return { ...operation, version: versionOf(operation.rowId) }
    if (operation.op === 'set') return operation
    const filled = Object.entries(operation.cells ?? {}).flatMap(([key, value]) =>
      value == null || !isColumn(key) ? [] : [[key, value] as const],
    )
    return { op: 'insert', rowId: operation.rowId, after: operation.after, cells: Object.fromEntries(filled) }
  })
}

/** The operations of edits, for refetched rows. */
export function operationsOf(edits: readonly ScheduleEdit[]): GridOperation[] {
  return edits.map((edit) => (edit.op === 'delete' ? { op: 'delete', rowId: edit.rowId } : edit))
}

/** Edits cut into what one request may carry, in their order. */
export function chunksOf(edits: readonly ScheduleEdit[]): ScheduleEdit[][] {
  const chunks: ScheduleEdit[][] = []
  let size = 0
  for (const edit of edits) {
    const characters = sizeOf(edit)
    const last = chunks.at(-1)
    if (last === undefined || last.length >= batchLimit.edits || size + characters > batchLimit.characters) {
      chunks.push([edit])
      size = characters
    } else {
      last.push(edit)
      size += characters
    }
  }
  return chunks
}

const overhead = 140

function sizeOf(edit: ScheduleEdit): number {
  if (edit.op === 'set') return overhead + (edit.value?.length ?? 0) + (edit.was?.length ?? 0)
  if (edit.op === 'delete') return overhead
  return Object.values(edit.cells).reduce((sum, value) => sum + 40 + (value?.length ?? 0), overhead)
}

/** How many of the first entries go in one request: as many as it may carry, and one that was sent before alone. */
export function leading(entries: readonly Entry[]): readonly Entry[] {
  if (entries[0] === undefined || entries[0].key !== null) return entries.slice(0, 1)
  const batch: Entry[] = []
  let [edits, characters] = [0, 0]
  for (const entry of entries) {
    edits += entry.edits.length
    characters += entry.edits.reduce((sum, edit) => sum + sizeOf(edit), 0)
    if (batch.length > 0 && (edits > batchLimit.edits || characters > batchLimit.characters)) break
    batch.push(entry)
  }
  return batch
}

/**
 * Pending deletions, after a batch of ours increased row versions by one. After a larger step someone else made a
 * change too: the deletion then correctly conflicts.
 */
export function rebased(edits: readonly ScheduleEdit[], saved: readonly ScheduleRow[]): readonly ScheduleEdit[] {
  if (!edits.some(({ op }) => op === 'delete')) return edits
  const versions = new Map(saved.map(({ rowId, version }) => [rowId, version]))
  return edits.map((edit) => {
    const version = versions.get(edit.rowId)
    return edit.op === 'delete' && version !== undefined && version === edit.version + 1 ? { ...edit, version } : edit
  })
}

/** What is not saved yet of some edits. */
export function unsavedIn(edits: readonly ScheduleEdit[]): Unsaved {
  const cells = new Map<string, Set<string>>()
  const [inserted, deleted] = [new Set<string>(), new Set<string>()]
  for (const edit of edits) {
    if (edit.op === 'set') cells.set(edit.rowId, (cells.get(edit.rowId) ?? new Set()).add(edit.column))
    else if (edit.op === 'insert') {
      inserted.add(edit.rowId)
      deleted.delete(edit.rowId)
    } else deleted.add(edit.rowId)
  }
  return { cells, inserted, deleted }
}

/** Identifies a cell or a row in conflict. */
export const conflictKey = ({ rowId, column }: EditConflict): string => `${rowId} ${column ?? ''}`

/** Conflicts that a person must decide: each cell once, and each deleted row once. */
export function toDecide(
  conflicts: readonly EditConflict[],
  edits: readonly ScheduleEdit[],
): ReadonlyMap<string, EditConflict> {
  const known = new Map<string, EditConflict>()
  for (const conflict of conflicts) {
    const isGone = conflict.version === null
    const plain = isGone ? { ...conflict, column: null, yours: null, theirs: null } : conflict
    if (!isSavedInsert(conflict, edits)) known.set(conflictKey(plain), plain)
  }
  return known
}

/** Edits without insertions of existing rows, which an earlier try saved. */
function withoutSaved(edits: readonly ScheduleEdit[], conflicts: readonly EditConflict[]): ScheduleEdit[] {
  const there = new Set(conflicts.filter((one) => isSavedInsert(one, edits)).map(({ rowId }) => rowId))
  return edits.filter(({ op, rowId }) => op !== 'insert' || !there.has(rowId))
}

const isSavedInsert = ({ rowId, column, version }: EditConflict, edits: readonly ScheduleEdit[]): boolean =>
  column === null &&
  version !== null &&
  edits.find((edit) => edit.rowId === rowId && edit.op !== 'set')?.op === 'insert'

/** The edits that remain once every conflict is decided. */
export function settled(edits: readonly ScheduleEdit[], decisions: readonly Decision[]): ScheduleEdit[] {
  let left: readonly ScheduleEdit[] = edits
  const restored: ScheduleEdit[] = []
  for (const decision of decisions) {
    left = decided(left, decision)
    if (decision.keep === 'mine' && decision.restored !== undefined) restored.push(decision.restored)
  }
  const once = new Map(restored.map((edit) => [edit.rowId, edit]))
  return [...once.values(), ...left]
}

function decided(edits: readonly ScheduleEdit[], { conflict, keep, restored }: Decision): readonly ScheduleEdit[] {
  const { rowId, column, theirs, version } = conflict
  const isConcerned = (edit: ScheduleEdit): boolean =>
    edit.rowId === rowId && (column === null || version === null || (edit.op === 'set' && edit.column === column))
  if (keep === 'theirs' || restored !== undefined) return edits.filter((edit) => !isConcerned(edit))
  let isFirst = true
  return edits.map((edit) => {
    if (!isConcerned(edit) || !isFirst) return edit
    isFirst = false
    if (edit.op === 'set') return { ...edit, was: theirs }
    return edit.op === 'delete' && version !== null ? { ...edit, version } : edit
  })
}

const entriesOf = (edits: readonly ScheduleEdit[]): Entry[] => chunksOf(edits).map(newEntry)

/** Saves a schedule by cell, every edit in order. A conflict blocks everything until all of it is decided. */
export const cellPolicy: SavePolicy<ScheduleEdit, EditedRows, EditConflict, readonly Decision[]> = {
  notSaved: 'The changes could not be saved.',
  add: (entries, edits) => [...entries, ...entriesOf(edits)],
  next: ({ entries, conflicts }) => (conflicts.size > 0 ? [] : leading(entries)),
  saved: ({ entries, conflicts }, _batch, { rows }) => ({
    conflicts,
    entries: entries.map((entry) => {
      const edits = rebased(entry.edits, rows)
      return edits === entry.edits ? entry : { ...entry, edits }
    }),
  }),
  conflicted: ({ entries }, batch, error) => {
    if (!refusedWith(editsKey, error, 409) || !('conflicts' in error.body)) return undefined
    const { conflicts } = error.body
    const others = entries.flatMap(({ edits }) => edits)
    return {
      entries: entriesOf([...withoutSaved(batch.edits, conflicts), ...others]),
      conflicts: toDecide(conflicts, batch.edits),
    }
  },
  decide: ({ entries }, decisions) => ({
    entries: entriesOf(
      settled(
        entries.flatMap(({ edits }) => edits),
        decisions,
      ),
    ),
    conflicts: new Map(),
  }),
  current: (edits) => edits,
}
