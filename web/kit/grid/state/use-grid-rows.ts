import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import type { GridColumn, GridOperation, GridRow, GridSource } from '../model/grid-types.ts'
import { emptyHistory, type History, recorded, stepped } from '../model/history.rules.ts'
import { applyOperations } from '../model/operations.rules.ts'
import { type GridView, isWhole, viewed, viewing, wholeView } from '../model/view.rules.ts'
import { EditedRow } from './edited-row.ts'
import { type Slice, Slices } from './in-slices.ts'
import { inTurns } from './in-turns.ts'

/** More rows than this are not sorted and filtered at once: the page would freeze. */
const mostAtOnce = 2000

interface RowsState {
  readonly rows: readonly GridRow[]
  /** The rows as they were ordered and filtered last: an edit moves none from under the person who makes it. */
  readonly shown: readonly GridRow[]
  readonly view: GridView
  /** The displayed rows do not match the view yet. */
  readonly isArranging: boolean
  readonly history: History
  /** A part of the newest change is still to come. */
  readonly isEditing: boolean
  readonly moves: number
}

type Action =
  | ({ readonly do: 'edit' } & Slice)
  /** Changes by others, or answers of the server: undo skips them. */
  | { readonly do: 'receive'; readonly operations: readonly GridOperation[] }
  /** Rows to append, such as the next page. */
  | { readonly do: 'append'; readonly rows: readonly GridRow[]; readonly columns: readonly GridColumn[] }
  | { readonly do: 'undo' | 'redo' }
  | { readonly do: 'view'; readonly view: GridView; readonly columns: readonly GridColumn[] }
  | { readonly do: 'replace'; readonly rows: readonly GridRow[]; readonly columns: readonly GridColumn[] }
  /** What the view shows of the rows. */
  | { readonly do: 'arranged'; readonly of: Pick<RowsState, 'rows' | 'view'>; readonly shown: readonly GridRow[] }

/** Applies the view: immediately, or in slices if there are many rows. */
function arranged(state: RowsState, columns: readonly GridColumn[]): RowsState {
  if (isWhole(state.view) || state.rows.length <= mostAtOnce)
    return { ...state, shown: viewed(state.rows, columns, state.view), isArranging: false }
  return { ...state, isArranging: true }
}

/** Rows with more appended, except those already present because someone inserted them. */
function appended(rows: readonly GridRow[], more: readonly GridRow[]): readonly GridRow[] {
  const added = new Map(more.map((row) => [row.id, row]))
  for (const { id } of rows) added.delete(id)
  return [...rows, ...added.values()]
}

function applied(state: RowsState, operations: readonly GridOperation[]) {
  const { rows, undo } = applyOperations(state.rows, operations)
  const shown = state.shown === state.rows ? rows : applyOperations(state.shown, operations).rows
  return { state: { ...state, rows, shown }, undo }
}

function next(state: RowsState, action: Action): RowsState {
  switch (action.do) {
    case 'edit': {
      const { state: after, undo } = applied(state, action.operations)
      const history = recorded(state.history, undo, action.continues)
      return { ...after, history, isEditing: action.hasMore }
    }
    case 'receive': {
      const isMoving = action.operations.some(({ op }) => op !== 'set')
      return { ...applied(state, action.operations).state, moves: state.moves + Number(isMoving) }
    }
    case 'append':
      return arranged({ ...state, rows: appended(state.rows, action.rows) }, action.columns)
    case 'undo':
    case 'redo': {
      let after = state
      const history = stepped(state.history, action.do, (batch) => {
        const step = applied(state, batch)
        after = step.state
        return step.undo
      })
      return { ...after, history }
    }
    case 'view':
      return arranged({ ...state, view: action.view }, action.columns)
    case 'replace':
      return arranged({ ...state, rows: action.rows, shown: action.rows, history: emptyHistory }, action.columns)
    case 'arranged':
      // If rows or view have changed since, a newer result is being computed.
      if (action.of.rows !== state.rows || action.of.view !== state.view) return state
      return { ...state, shown: action.shown, isArranging: false }
  }
}

/**
 * Rows that are all in the browser: sorted, filtered, edited and undone here. `onChange` receives every batch of
 * operations in order, also those of undo and redo, so that it can be saved.
 */
export function useGridRows(
  columns: readonly GridColumn[],
  first: readonly GridRow[],
  onChange?: (operations: readonly GridOperation[]) => void,
) {
  const [state, act] = useReducer(next, {
    rows: first,
    shown: first,
    view: wholeView,
    isArranging: false,
    history: emptyHistory,
    isEditing: false,
    moves: 0,
  })
  const { shown, view, isArranging, history, isEditing, rows, moves } = state
  const source = useMemo(
    (): GridSource => ({ count: shown.length, rowAt: (index) => shown[index], moves, isArranging }),
    [shown, moves, isArranging],
  )
  useEffect(() => {
    if (!isArranging) return undefined
    const of = { rows, view }
    return inTurns(viewing(rows, columns, view), (result) => act({ do: 'arranged', of, shown: result }))
  }, [isArranging, rows, columns, view])

  const slices = useSlices(
    useCallback(
      (slice: Slice) => {
        act({ do: 'edit', ...slice })
        onChange?.(slice.operations)
      },
      [onChange],
    ),
  )
  const [edited] = useState(() => new EditedRow())
  const step = (way: 'undo' | 'redo'): void => {
    if (isEditing) return
    const batch = (way === 'undo' ? history.past : history.future).at(-1)
    if (batch === undefined) return
    act({ do: way })
    onChange?.(batch)
  }
  return {
    source,
    /** All rows in their own order, regardless of the view. */
    rows,
    view,
    onView: useCallback((changed: GridView) => act({ do: 'view', view: changed, columns }), [columns]),
    onOperations: useCallback(
      (operations: readonly GridOperation[]) => {
        edited.note(operations)
        slices.add(operations)
      },
      [slices, edited],
    ),
    /** Called with the row that is being edited, and with undefined when the edit is over. */
    onEditing: useCallback(
      (rowId: string | undefined) => {
        const late = edited.become(rowId)
        if (late.length > 0) act({ do: 'receive', operations: late })
      },
      [edited],
    ),
    history: {
      canUndo: !isEditing && history.past.length > 0,
      canRedo: !isEditing && history.future.length > 0,
      undo: () => step('undo'),
      redo: () => step('redo'),
    },
    shown,
    append: useCallback((given: readonly GridRow[]) => act({ do: 'append', rows: given, columns }), [columns]),
    receive: useCallback(
      (operations: readonly GridOperation[]) => act({ do: 'receive', operations: edited.spared(operations) }),
      [edited],
    ),
    replace: useCallback((given: readonly GridRow[]) => act({ do: 'replace', rows: given, columns }), [columns]),
  }
}

/** Applies long edits in slices, and the rest before the screen or page unloads. */
function useSlices(apply: (slice: Slice) => void): Slices {
  const [slices] = useState(() => new Slices())
  useEffect(() => slices.listen(apply), [slices, apply])
  useEffect(() => {
    const flush = (): void => slices.flush()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [slices])
  return slices
}
