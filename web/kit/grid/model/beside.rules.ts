import { type EditTarget, typedInto } from './edits.rules.ts'
import type { GridOperation } from './grid-types.ts'

/** Sets other cells of a row by column key, only where they are empty, once a value was looked up. */
export function filledBeside(
  target: EditTarget,
  row: number,
  beside: Readonly<Record<string, string>> = {},
): GridOperation[] {
  const cells = target.source.rowAt(row)?.cells ?? {}
  return target.columns.flatMap(({ column: { key } }, column) => {
    const value = beside[key]
    return value === undefined || (cells[key] ?? '') !== '' ? [] : typedInto(target, { row, column }, value)
  })
}
