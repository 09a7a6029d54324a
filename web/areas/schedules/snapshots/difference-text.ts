import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { screenCell } from '@portico/contract/areas/schedules/values/cell-values.ts'

export const kindNames = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const

interface Changed {
  readonly column: string
  readonly before: string | null
  readonly now: string | null
}

/** A changed cell as people read it. */
export function shownCell({ column, before, now }: Changed, columns: readonly ColumnDefinition[]) {
  const definition = columns.find(({ key }) => key === column)
  const shown = (value: string | null) => (definition === undefined ? (value ?? '') : screenCell(definition, value))
  return { heading: definition?.heading ?? column, before: shown(before), now: shown(now) }
}

/** By how much an amount changed, with its sign. */
export const shownPercent = (percent: number): string => `${percent > 0 ? '+' : ''}${percent}%`
