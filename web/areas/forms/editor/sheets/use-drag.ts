import type { Sheet } from '@portico/contract/areas/forms/layout.shapes.ts'
import type { PointerEvent } from 'react'
import { useRef } from 'react'

interface Point {
  readonly x: number
  readonly y: number
}

interface Drag {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: () => void
}

/** Follows a pointer that was pressed on a page, in points of the page from its top left corner. */
export function useDrag(
  sheet: Sheet,
  {
    onStart,
    onDrag,
    onEnd,
  }: {
    /** Returns whether to follow the pointer. */
    readonly onStart: (event: PointerEvent<HTMLElement>) => boolean
    readonly onDrag: (from: Point, to: Point) => void
    readonly onEnd?: (from: Point, to: Point) => void
  },
): Drag {
  const from = useRef<Point>(undefined)
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point => {
    const paper = currentTarget.closest('[data-sheet]')?.getBoundingClientRect() ?? new DOMRect()
    return {
      x: ((clientX - paper.left) / paper.width) * sheet.width,
      y: ((clientY - paper.top) / paper.height) * sheet.height,
    }
  }
  return {
    onPointerDown: (event) => {
      if (event.button !== 0 || !onStart(event)) return
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = pointOf(event)
    },
    onPointerMove: (event) => {
      if (from.current !== undefined) onDrag(from.current, pointOf(event))
    },
    onPointerUp: (event) => {
      if (from.current !== undefined) onEnd?.(from.current, pointOf(event))
      from.current = undefined
    },
    onPointerCancel: () => {
      from.current = undefined
    },
  }
}
