import type { MouseEvent, PointerEvent } from 'react'
import { drawnDown } from '../model/edits.rules.ts'
import type { CellPlace } from '../model/grid-types.ts'
import { at, extendedTo, type Selection, wholeColumns, wholeRows } from '../model/selection.rules.ts'
import type { GridModel } from './grid-model.ts'

/** What of the grid is under the pointer. */
type Hit =
  | { readonly on: 'cell' | 'fill'; readonly place: CellPlace }
  | { readonly on: 'row'; readonly place: CellPlace }
  | { readonly on: 'heading'; readonly place: CellPlace }

function hitOf(target: EventTarget | null): Hit | undefined {
  const part = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  if (part === null) return undefined
  const place = { row: Number(row?.dataset.row ?? 0), column: Number(part.dataset.column) }
  if (row === null) return { on: 'heading', place }
  if (place.column < 0) return { on: 'row', place: { ...place, column: 0 } }
  const isHandle = target instanceof Element && target.matches('[data-fill]')
  return { on: isHandle ? 'fill' : 'cell', place }
}

/** Selecting with the mouse: click, drag, with Shift from the cell before; whole rows and columns; the handle that fills. */
export function pointerOf(grid: GridModel) {
  const { selection, bounds, select } = grid

  const selectFrom = (scroller: Element, hit: Hit, extend: boolean): void => {
    const reached = (place: CellPlace): Selection => {
      const from = extend ? extendedTo(selection, place) : { ...at(hit.place), end: place }
      if (hit.on === 'row') return wholeRows(from, bounds.columns)
      return hit.on === 'heading' ? wholeColumns(from, bounds) : from
    }
    select(reached(hit.place))
    follow(scroller, ({ place }) => select(reached(place)))
  }

  const fillFrom = (scroller: Element): void => {
    const { area } = grid
    let bottom = area.bottom
    follow(
      scroller,
      ({ place }) => {
        bottom = Math.max(area.bottom, place.row)
        const start = { row: area.top, column: area.left }
        select({ active: start, start, end: { row: bottom, column: area.right } })
      },
      () => {
        if (bottom > area.bottom) grid.change(drawnDown(grid, area, bottom), 'Filled down')
      },
    )
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      grid.say('')
      const isTouch = event.pointerType === 'touch'
      if (event.button !== 0 || isTouch || isControl(event.target)) return
      const hit = hitOf(event.target)
      if (hit === undefined) return
      if (hit.on === 'fill') fillFrom(event.currentTarget)
      else selectFrom(event.currentTarget, hit, event.shiftKey)
    },
    onClick: (event: MouseEvent) => {
      const hit = hitOf(event.target)
      const isTouch = event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'touch'
      if (isTouch && hit !== undefined && !isControl(event.target)) select(at(hit.place))
    },
    onContextMenu: (event: MouseEvent) => {
      const hit = hitOf(event.target)
      if (hit === undefined || isControl(event.target)) return
      event.preventDefault()
      // Keys that open a menu are handled as keys.
      if (event.button !== 2) return
      if (hit.on === 'heading') return grid.openMenu(hit.place.column)
      const { row, column } = hit.place
      const { top, bottom, left, right } = grid.area
      const isInside = row >= top && row <= bottom && (hit.on === 'row' || (column >= left && column <= right))
      if (!isInside) select(hit.on === 'row' ? wholeRows(at(hit.place), bounds.columns) : at(hit.place))
      grid.openCellMenu({ x: event.clientX, y: event.clientY })
    },
    onDoubleClick: (event: MouseEvent) => {
      const hit = hitOf(event.target)
      if (hit?.on === 'cell' && !isControl(event.target)) grid.edit(hit.place)
    },
  }
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, button, [popover], [data-resize]') !== null

/** Calls for every cell that the pointer comes over until it is let go; beyond the edges the grid scrolls along. */
function follow(scroller: Element, onReach: (hit: Hit) => void, onEnd?: () => void): void {
  const move = (event: globalThis.PointerEvent): void => {
    scrollAlong(scroller, event)
    const hit = hitOf(document.elementFromPoint(event.clientX, event.clientY))
    if (hit !== undefined) onReach(hit)
  }
  const end = (): void => {
    window.removeEventListener('pointermove', move)
    onEnd?.()
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', end, { once: true })
}

const edge = 28

function scrollAlong(scroller: Element, { clientX, clientY }: globalThis.PointerEvent): void {
  const box = scroller.getBoundingClientRect()
  const over = (value: number, least: number, most: number): number =>
    value < least + edge ? value - least - edge : Math.max(0, value - most + edge)
  scroller.scrollBy(over(clientX, box.left, box.right), over(clientY, box.top + edge, box.bottom))
}
