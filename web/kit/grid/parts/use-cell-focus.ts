import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { LaidColumn } from '../model/layout.rules.ts'
import type { GridModel } from '../state/grid-model.ts'
import { gutterWidth, headHeight, rowHeight } from './sizes.ts'

/** Keeps the moving end of the selection in sight, and the focus on the active cell while it is in the grid. */
export function useCellFocus(grid: GridModel, scroller: RefObject<HTMLDivElement | null>): void {
  const { selection, inHeader, editing, menu, cellMenu, finding, focusAsked } = grid
  const { active, end, start } = selection
  const isWalking = active.row !== start.row || active.column !== start.column
  const goal = isWalking ? active : end
  const before = useRef('')
  const carried = useRef(0)
  const { columns } = grid
  const column = columns[goal.column]

  useLayoutEffect(() => {
    const box = scroller.current
    const now = `${goal.row} ${goal.column} ${column?.column.key ?? ''}`
    if (box === null || before.current === now) return
    const isFirst = before.current === ''
    before.current = now
    const by = grid.carried - carried.current
    carried.current = grid.carried
    // Others moved rows: keep what is on screen in place.
    if (by !== 0) box.scrollBy(0, by * rowHeight)
    else if (!isFirst) bringIntoView(box, goal.row, column, frozenWidth(columns), grid.props.totals !== undefined)
  })

  // When another row replaces the active one, the focused cell no longer exists.
  const activeId = grid.source.rowAt(active.row)?.id
  const wasFinding = useRef(finding)
  useLayoutEffect(() => {
    const box = scroller.current
    // The search takes the focus along when it closes.
    const isLost = wasFinding.current !== undefined && finding === undefined && document.activeElement === document.body
    wasFinding.current = finding
    if (box === null || [editing, menu, cellMenu].some((one) => one !== undefined)) return
    if (isLost || hasFocus(box)) focusActive(box)
  }, [active.row, active.column, activeId, inHeader, editing, menu, cellMenu, finding, scroller])

  useLayoutEffect(() => {
    if (focusAsked > 0 && scroller.current !== null) focusActive(scroller.current)
  }, [focusAsked, scroller])

  const { goTo } = grid.props
  useLayoutEffect(() => {
    if (goTo !== undefined && scroller.current !== null) focusActive(scroller.current)
  }, [goTo, scroller])
}

/** Gives the one cell that may have it the focus. */
export function focusActive(box: Element): void {
  box.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
}

/** Whether the focus is in the grid, or lost because its cell is no longer rendered. */
function hasFocus(box: HTMLElement): boolean {
  return (
    box.contains(document.activeElement) || (document.activeElement === document.body && box.matches('[data-used]'))
  )
}

const frozenWidth = (columns: readonly LaidColumn[]): number =>
  columns.reduce((width, laid) => width + (laid.column.frozen === true ? laid.width : 0), gutterWidth)

function bringIntoView(
  box: HTMLElement,
  row: number,
  laid: LaidColumn | undefined,
  frozen: number,
  hasTotals: boolean,
): void {
  const below = headHeight + (hasTotals ? rowHeight : 0)
  const top = row * rowHeight
  box.scrollTop = Math.min(top, Math.max(box.scrollTop, top + rowHeight + below - box.clientHeight))
  if (laid === undefined || laid.column.frozen === true) return
  const left = gutterWidth + laid.left
  box.scrollLeft = Math.min(left - frozen, Math.max(box.scrollLeft, left + laid.width - box.clientWidth))
}
