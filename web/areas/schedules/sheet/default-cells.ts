import type { GridOperation } from '../../../kit/grid/grid.public.ts'

/** New rows with what they hold before anybody has typed; what is set in them in the same breath is set over that. */
export function withDefaults(
  operations: readonly GridOperation[],
  defaults: Readonly<Record<string, string>>,
): readonly GridOperation[] {
  const made = new Set<string>()
  return operations.map((operation) => {
    if (operation.op === 'insert' && operation.cells === undefined) {
      made.add(operation.rowId)
      return { ...operation, cells: defaults }
    }
    const fallback = operation.op === 'set' && made.has(operation.rowId) ? defaults[operation.column] : undefined
    return operation.op === 'set' && fallback !== undefined ? { ...operation, was: fallback } : operation
  })
}
