import type { GridOperation, GridRow, GridSource } from './grid-types.ts'

/** The rows with a blank one at the end. It becomes a real row with this id once something is entered. */
export function withBlank(source: GridSource, id: string): GridSource {
  const blank: GridRow = { id, cells: {} }
  return {
    ...source,
    count: source.count + 1,
    rowAt: (index) => (index === source.count ? blank : source.rowAt(index)),
  }
}

/** Operations that may concern the blank row, with its insertion before the first that fills it. */
export function growing(operations: readonly GridOperation[], { count, rowAt }: GridSource, blank: string) {
  const isFilling = (one: GridOperation): boolean =>
    one.op === 'insert' ? one.after === blank : one.op === 'set' && one.rowId === blank
  const kept = operations.filter((one) => one.op !== 'delete' || one.rowId !== blank)
  if (!kept.some(isFilling)) return { operations: kept, hasGrown: false }
  const after = count === 0 ? null : (rowAt(count - 1)?.id ?? null)
  return { operations: [{ op: 'insert', rowId: blank, after } as const, ...kept], hasGrown: true }
}
