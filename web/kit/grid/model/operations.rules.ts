import type { GridOperation, GridRow } from './grid-types.ts'

type Operation<Kind extends GridOperation['op']> = Extract<GridOperation, { op: Kind }>

interface Applied {
  readonly rows: readonly GridRow[]
  /** The operations that undo these, with the values that were really there. */
  readonly undo: readonly GridOperation[]
}

/**
 * Applies operations to rows, in one pass per run of the same kind. Operations on a missing row are skipped, since
 * another person may have deleted it. Does not change the given rows.
 */
export function applyOperations(rows: readonly GridRow[], operations: readonly GridOperation[]): Applied {
  let now = rows
  const undo: GridOperation[][] = []
  for (const run of runsOf(operations)) {
    const applied = applyRun(now, run)
    now = applied.rows
    undo.unshift([...applied.undo])
  }
  return { rows: now, undo: undo.flat() }
}

function applyRun(rows: readonly GridRow[], run: readonly GridOperation[]): Applied {
  switch (run[0]?.op) {
    case 'set':
      return setCells(rows, run as readonly Operation<'set'>[])
    case 'insert':
      return insertRows(rows, run as readonly Operation<'insert'>[])
    case 'delete':
      return deleteRows(rows, run as readonly Operation<'delete'>[])
    case undefined:
      return { rows, undo: [] }
  }
}

function runsOf(operations: readonly GridOperation[]): GridOperation[][] {
  const runs: GridOperation[][] = []
  for (const operation of operations) {
    const run = runs.at(-1)
    if (run?.[0]?.op === operation.op) run.push(operation)
    else runs.push([operation])
  }
  return runs
}

function setCells(rows: readonly GridRow[], sets: readonly Operation<'set'>[]): Applied {
  const wanted = new Set(sets.map(({ rowId }) => rowId))
  const changed = new Map<string, { readonly at: number; readonly cells: Record<string, string | null | undefined> }>()
  for (const [at, { id, cells }] of rows.entries()) if (wanted.has(id)) changed.set(id, { at, cells: { ...cells } })
  const undo: GridOperation[] = []
  for (const { rowId, column, value } of sets) {
    const cells = changed.get(rowId)?.cells
    if (cells === undefined) continue
    undo.push({ op: 'set', rowId, column, value: cells[column] ?? null, was: value })
    cells[column] = value
  }
  const next = [...rows]
  for (const [id, { at, cells }] of changed) next[at] = { id, cells }
  return { rows: next, undo: undo.toReversed() }
}

/** Rows may follow rows inserted just before; a row with an unknown predecessor goes to the end. */
function insertRows(rows: readonly GridRow[], inserts: readonly Operation<'insert'>[]): Applied {
  const known = new Set<string | null>([null, ...rows.map(({ id }) => id)])
  const followers = new Map<string | null, GridRow[]>()
  const last = rows.at(-1)?.id ?? null
  const undo: GridOperation[] = []
  for (const { rowId, after, cells = {} } of inserts) {
    if (known.has(rowId)) continue
    const place = known.has(after) ? after : last
    followers.set(place, [...(followers.get(place) ?? []), { id: rowId, cells }])
    known.add(rowId)
    undo.push({ op: 'delete', rowId })
  }
  return { rows: withFollowers(rows, followers), undo }
}

/** Each row with its inserted followers after it, newest first, since it was inserted last. */
function withFollowers(
  rows: readonly GridRow[],
  followers: ReadonlyMap<string | null, readonly GridRow[]>,
): readonly GridRow[] {
  const next: GridRow[] = []
  const waiting = [...rows.toReversed(), ...(followers.get(null) ?? [])]
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    next.push(row)
    waiting.push(...(followers.get(row.id) ?? []))
  }
  return next
}

function deleteRows(rows: readonly GridRow[], deletions: readonly Operation<'delete'>[]): Applied {
  const gone = new Set(deletions.map(({ rowId }) => rowId))
  const undo: GridOperation[] = []
  for (const [at, { id, cells }] of rows.entries())
    if (gone.has(id)) undo.push({ op: 'insert', rowId: id, after: rows[at - 1]?.id ?? null, cells })
  return { rows: rows.filter(({ id }) => !gone.has(id)), undo }
}
