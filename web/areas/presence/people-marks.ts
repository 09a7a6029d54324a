import type { PersonPresent } from '@portico/contract/areas/presence/presence.shapes.ts'
import type { MarkOf } from '../../kit/grid/grid.public.ts'

/** Marks the cells that people are in, unless they have another mark. */
export function peopleMarks(people: readonly PersonPresent[], marks: MarkOf): MarkOf {
  if (people.length === 0) return marks
  const at = Map.groupBy(people, ({ rowId, column }) => `${rowId} ${column}`)
  return (rowId, column) => {
    const here = at.get(`${rowId} ${column}`)
    return marks(rowId, column) ?? (here && { kind: 'present', text: here.map(({ name }) => name).join(', ') })
  }
}

/** The displayed row that a person is in; undefined if it is not displayed. */
export function rowOf({ rowId }: PersonPresent, shown: readonly { readonly id: string }[]): string | undefined {
  const found = rowId === null ? -1 : shown.findIndex(({ id }) => id === rowId)
  return found === -1 ? undefined : `row ${(found + 1).toLocaleString('en-US')}`
}
