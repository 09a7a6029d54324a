import type { GridOperation } from './grid-types.ts'

type Batch = readonly GridOperation[]

/** What can be undone and redone, newest last. */
export interface History {
  readonly past: readonly Batch[]
  readonly future: readonly Batch[]
}

export const emptyHistory: History = { past: [], future: [] }

const longest = 200

/** After a change that these operations undo, alone or with the change that it continues. What could be done again no longer can. */
export function recorded({ past }: History, undo: Batch, continues = false): History {
  const whole = continues ? [...undo, ...(past.at(-1) ?? [])] : undo
  return { past: [...(continues ? past.slice(0, -1) : past), whole].slice(-longest), future: [] }
}

/** One step back or forth: moves the newest batch over, as what `apply` says takes it back in turn. */
export function stepped(history: History, way: 'undo' | 'redo', apply: (batch: Batch) => Batch): History {
  const { past, future } = history
  const batch = (way === 'undo' ? past : future).at(-1)
  if (batch === undefined) return history
  const inverse = apply(batch)
  return way === 'undo'
    ? { past: past.slice(0, -1), future: [...future, inverse] }
    : { past: [...past, inverse], future: future.slice(0, -1) }
}
