import { useCallback, useMemo, useReducer } from 'react'
import type { GridColumn, GridOperation, GridRow, GridSource } from '../model/grid-types.ts'
import { emptyHistory, type History, recorded, stepped } from '../model/history.rules.ts'
import { applyOperations } from '../model/operations.rules.ts'
import { type GridView, viewed, wholeView } from '../model/view.rules.ts'

interface RowsState {
  readonly rows: readonly GridRow[]
  /** The rows as they were ordered and filtered last: an edit moves none from under the person who makes it. */
  readonly shown: readonly GridRow[]
  readonly view: GridView
  readonly history: History
  readonly moves: number
}

type Action =
  | { readonly do: 'edit'; readonly operations: readonly GridOperation[] }
  /** Changes of others, or answers of the server: they are not taken back by undo. */
  | { readonly do: 'receive'; readonly operations: readonly GridOperation[] }
  /** Rows that stand behind all others, such as the next page of many. */
  | { readonly do: 'append'; readonly rows: readonly GridRow[]; readonly columns: readonly GridColumn[] }
  | { readonly do: 'undo' | 'redo' }
  | { readonly do: 'view'; readonly view: GridView; readonly columns: readonly GridColumn[] }
  | { readonly do: 'replace'; readonly rows: readonly GridRow[]; readonly columns: readonly GridColumn[] }

function applied(state: RowsState, operations: readonly GridOperation[]) {
  const { rows, undo } = applyOperations(state.rows, operations)
  const shown = state.shown === state.rows ? rows : applyOperations(state.shown, operations).rows
  return { state: { ...state, rows, shown }, undo }
}

function next(state: RowsState, action: Action): RowsState {
  switch (action.do) {
    case 'edit': {
      const { state: after, undo } = applied(state, action.operations)
      return { ...after, history: recorded(state.history, undo) }
    }
    case 'receive': {
      const isMoving = action.operations.some(({ op }) => op !== 'set')
      return { ...applied(state, action.operations).state, moves: state.moves + Number(isMoving) }
    }
    case 'append': {
      const known = new Set(state.rows.map(({ id }) => id))
      const rows = [...state.rows, ...action.rows.filter(({ id }) => !known.has(id))]
      return { ...state, rows, shown: viewed(rows, action.columns, state.view) }
    }
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
      return { ...state, view: action.view, shown: viewed(state.rows, action.columns, action.view) }
    case 'replace':
      return {
        rows: action.rows,
        shown: viewed(action.rows, action.columns, state.view),
        view: state.view,
        history: emptyHistory,
        moves: state.moves,
      }
  }
}

/**
 * Rows that are all in the browser: ordered, filtered, edited and taken back here. `onChange` hears every batch of
 * operations in its order, those of undo and redo too, so that it can be saved.
 */
export function useGridRows(
  columns: readonly GridColumn[],
  first: readonly GridRow[],
  onChange?: (operations: readonly GridOperation[]) => void,
) {
  const [state, act] = useReducer(next, { rows: first, shown: first, view: wholeView, history: emptyHistory, moves: 0 })
  const { shown, view, history, rows, moves } = state
  const source = useMemo(
    (): GridSource => ({ count: shown.length, rowAt: (index) => shown[index], moves }),
    [shown, moves],
  )

  const edit = useCallback(
    (operations: readonly GridOperation[]) => {
      act({ do: 'edit', operations })
      onChange?.(operations)
    },
    [onChange],
  )
  const step = (way: 'undo' | 'redo'): void => {
    const batch = (way === 'undo' ? history.past : history.future).at(-1)
    if (batch === undefined) return
    act({ do: way })
    onChange?.(batch)
  }
  return {
    source,
    /** All rows in their own order, whatever is shown. */
    rows,
    view,
    onView: useCallback((changed: GridView) => act({ do: 'view', view: changed, columns }), [columns]),
    onOperations: edit,
    history: {
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      undo: () => step('undo'),
      redo: () => step('redo'),
    },
    shown,
    append: useCallback((given: readonly GridRow[]) => act({ do: 'append', rows: given, columns }), [columns]),
    receive: useCallback((operations: readonly GridOperation[]) => act({ do: 'receive', operations }), []),
    replace: useCallback((given: readonly GridRow[]) => act({ do: 'replace', rows: given, columns }), [columns]),
  }
}
