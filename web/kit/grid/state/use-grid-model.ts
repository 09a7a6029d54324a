import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { After } from '../editors/cell-editor.tsx'
import { filledBeside } from '../model/beside.rules.ts'
import { growing, withBlank } from '../model/blank-row.rules.ts'
import { editedText } from '../model/cell-formats.ts'
import { typedInto } from '../model/edits.rules.ts'
import type { GridGoal, GridSource } from '../model/grid-types.ts'
import { type ColumnLayout, emptyLayout, laidOut, withHidden } from '../model/layout.rules.ts'
import { areaOf, at, type Bounds, clamped, entered, movedBy, type Selection, tabbed } from '../model/selection.rules.ts'
import { shifted, shiftOf } from '../model/steady.rules.ts'
import type { Editing, Finding, GridModel, GridProps, MenuPoint } from './grid-model.ts'

const randomId = (): string => crypto.randomUUID()

/** What a grid knows between one key and the next: selection, the cell being edited, how its columns are arranged. */
export function useGridModel(props: GridProps, narrow: boolean): GridModel {
  const { columns: given, source: kept, onOperations, newRowId = randomId } = props
  const readOnly = props.readOnly === true || onOperations === undefined
  const [blank, setBlank] = useState(newRowId)
  const source = useMemo(() => (readOnly ? kept : withBlank(kept, blank)), [readOnly, kept, blank])
  const [own, setLayout] = useState(emptyLayout)
  const layout = props.layout ?? own
  // Cards show every column that has a value.
  const columns = useMemo(() => laidOut(given, narrow ? emptyLayout : layout), [given, layout, narrow])
  const [arranging, setArranging] = useState(false)
  const [focus, setFocus] = useState<Focus>({ selection: at({ row: 0, column: 0 }), inHeader: false, carried: 0 })
  const [editing, setEditing] = useState<Editing>()
  // A removed field may lose the focus once more: end an edit only once.
  const open = useRef(false)
  const [menu, setMenu] = useState<number>()
  const [cellMenu, setCellMenu] = useState<MenuPoint>()
  const [focusAsked, askFocus] = useState(0)
  const [finding, setFinding] = useState<Finding>()
  const [isFull, setFull] = useState(false)
  const [said, say] = useState('')
  const page = useRef(10)

  const bounds: Bounds = {
    rows: source.count,
    blank: source.count - kept.count,
    columns: columns.length,
    get page() {
      return page.current
    },
    isFilled: ({ row, column }) => (source.rowAt(row)?.cells[columns[column]?.column.key ?? ''] ?? '') !== '',
  }
  const selection = clamped(focus.selection, bounds)
  const select = useCallback(
    (next: Selection, inHeader = false) => setFocus(({ carried }) => ({ selection: next, inHeader, carried })),
    [],
  )
  useCarried(source, focus, (by) => {
    setFocus({ ...focus, selection: shifted(focus.selection, by), carried: focus.carried + by })
    if (editing !== undefined) setEditing({ ...editing, place: { ...editing.place, row: editing.place.row + by } })
  })
  const { active } = selection
  useActive(source.rowAt(active.row)?.id, columns[active.column]?.column.key, props.onActive)
  useEdited(editing?.rowId, props.onEditing)
  const arrange = (next: ColumnLayout): void => {
    setLayout(next)
    props.onLayout?.(next)
  }
  useGoal(props.goTo, ({ row, column }) => {
    if (column !== null && layout.hidden.includes(column)) arrange(withHidden(layout, column, false))
    const found = columns.findIndex((laid) => laid.column.key === column)
    select(at({ row, column: Math.max(0, found) }))
  })

  const change: GridModel['change'] = (operations, words) => {
    if (readOnly) return say('These rows are read only')
    const grown = growing(operations, kept, blank)
    if (grown.hasGrown) setBlank(newRowId())
    if (grown.operations.length > 0) onOperations?.(grown.operations)
    if (words !== undefined) say(words)
  }

  const target = { source, columns, newRowId }
  return {
    ...target,
    kept: { ...target, source: kept },
    props,
    readOnly,
    selection,
    area: areaOf(selection),
    bounds,
    inHeader: focus.inHeader,
    carried: focus.carried,
    editing,
    menu,
    cellMenu,
    focusAsked,
    finding,
    isFull,
    layout,
    said,
    setPage: useCallback((rows: number) => {
      page.current = rows
    }, []),
    select,
    change,
    edit: (place, typed) => {
      const [row, column] = [source.rowAt(place.row), columns[place.column]?.column]
      if (row === undefined || column === undefined) return
      if (readOnly || column.readOnly === true)
        return say(readOnly ? 'These rows are read only' : 'This column is read only')
      open.current = true
      const was = row.cells[column.key] ?? null
      setEditing({ place, rowId: row.id, text: typed ?? editedText(column, was), typed: typed !== undefined, was })
    },
    commit: (place, text, after, beside) => {
      if (!open.current || editing === undefined) return
      open.current = false
      setEditing(undefined)
      // Another row may be in its place: what was typed is not for that one.
      if (source.rowAt(place.row)?.id !== editing.rowId) return
      // An edit without typing changes nothing, even if the text shows less than the value.
      const set = editing.typed || text !== editing.text ? typedInto(target, place, text, editing.was) : []
      change([...set, ...filledBeside(target, place.row, beside)])
      // A value in the blank row brings another blank one below it.
      const grows = set.length > 0 && place.row === kept.count
      if (after !== 'stay') select(afterEdit(selection, after, { ...bounds, rows: bounds.rows + Number(grows) }))
    },
    cancel: useCallback(() => {
      open.current = false
      setEditing(undefined)
    }, []),
    openMenu: useCallback((column: number | undefined) => setMenu(column), []),
    openCellMenu: useCallback((point: MenuPoint | undefined) => setCellMenu(point), []),
    focusCells: useCallback(() => askFocus((before) => before + 1), []),
    find: useCallback((opened: Finding) => {
      setFinding(opened)
      say('')
    }, []),
    fill: useCallback((full: boolean) => setFull(full), []),
    arrange,
    arranging,
    openColumns: useCallback((opened: boolean) => setArranging(opened), []),
    show: (view, words) => {
      props.onView?.(view)
      say(words)
    },
    say,
  }
}

interface Focus {
  readonly selection: Selection
  readonly inHeader: boolean
  readonly carried: number
}

/** When others move rows, moves the selection and edit with them before rendering. */
function useCarried(source: GridSource, { selection }: Focus, carry: (by: number) => void): void {
  const [before, setBefore] = useState(source)
  if (before === source) return
  setBefore(source)
  const by = shiftOf(before, source, selection.active.row)
  if (by !== 0) carry(by)
}

function useActive(rowId: string | undefined, column: string | undefined, hear: GridProps['onActive']): void {
  const tell = useEffectEvent((row: string, key: string) => hear?.(row, key))
  useEffect(() => {
    if (rowId !== undefined && column !== undefined) tell(rowId, column)
  }, [rowId, column])
}

function useEdited(rowId: string | undefined, hear: GridProps['onEditing']): void {
  const tell = useEffectEvent((row: string | undefined) => hear?.(row))
  useEffect(() => {
    if (rowId === undefined) return undefined
    tell(rowId)
    return () => tell(undefined)
  }, [rowId])
}

function useGoal(goal: GridGoal | undefined, go: (goal: GridGoal) => void): void {
  const [before, setBefore] = useState(goal)
  if (before === goal) return
  setBefore(goal)
  if (goal !== undefined) go(goal)
}

function afterEdit(selection: Selection, after: Exclude<After, 'stay'>, bounds: Bounds): Selection {
  if (after === 'left' || after === 'right') return tabbed(selection, after === 'left', bounds) ?? selection
  if (after === 'down') return entered(selection, false, bounds)
  return movedBy(selection, after, false, bounds)
}
