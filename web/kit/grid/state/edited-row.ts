import type { GridOperation } from '../model/grid-types.ts'

/**
 * The row that a person is typing in. If someone else deletes it, it stays on screen until the edit is over, so that the
 * text is not lost. If the person then changes it, it stays: saving the change shows that the row was deleted.
 */
export class EditedRow {
  #rowId: string | undefined
  #late: GridOperation | undefined

  /** Another row is edited now, or none: returns the deletion that waited for the end of the edit. */
  become(rowId: string | undefined): readonly GridOperation[] {
    const late = this.#late
    this.#rowId = rowId
    this.#late = undefined
    return late === undefined ? [] : [late]
  }

  /** Notes the person's own changes. */
  note(operations: readonly GridOperation[]): void {
    if (this.#late !== undefined && operations.some(({ rowId }) => rowId === this.#rowId)) this.#late = undefined
  }

  /** The changes by others without the deletion of the edited row. */
  spared(operations: readonly GridOperation[]): readonly GridOperation[] {
    const deletion = operations.find(({ op, rowId }) => op === 'delete' && rowId === this.#rowId)
    if (deletion === undefined) return operations
    this.#late = deletion
    return operations.filter((operation) => operation !== deletion)
  }
}
