import type { Box, Sheet } from '@portico/contract/areas/forms/layout.shapes.ts'
import { type KeyboardEvent, useRef } from 'react'
import { placeStyle } from '../../sheets/place-style.ts'
import { type Frame, movedBy, type PlacedBox, sizedBy } from './boxes.ts'
import classes from './sheet-editor.module.css'
import { useDrag } from './use-drag.ts'

interface Props {
  readonly placed: PlacedBox
  readonly sheet: Sheet
  readonly isChosen: boolean
  readonly isInvalid: boolean
  readonly readOnly: boolean
  readonly onChoose: () => void
  /** Changes of one tag in a row are one step to undo. */
  readonly onChange: (frame: Frame, tag: string) => void
  readonly onRemove: () => void
}

/** A place on the page: chosen by a click, moved and resized by pointer or arrow keys, removed by Delete. */
export function EditBox({ placed, sheet, isChosen, isInvalid, readOnly, onChoose, onChange, onRemove }: Props) {
  const { question, box } = placed
  const start = useRef<{ readonly box: Box; readonly tag: string }>(undefined)
  const begin = (): boolean => {
    onChoose()
    start.current = { box, tag: `${placed.key} ${placed.at} ${performance.now()}` }
    return !readOnly
  }
  const follow = (change: typeof movedBy) => (from: Point, to: Point) => {
    const { box: before, tag } = start.current!
    const by = { x: to.x - from.x, y: to.y - from.y }
    // A hand that trembles over a click moves nothing.
    if (Math.hypot(by.x, by.y) >= 2) onChange(change(before, by, sheet), tag)
  }
  const move = useDrag(sheet, { onStart: begin, onDrag: follow(movedBy) })
  const size = useDrag(sheet, {
    onStart: (event) => {
      event.stopPropagation()
      return begin()
    },
    onDrag: follow(sizedBy),
  })
  const onKeyDown = (event: KeyboardEvent): void => {
    if (readOnly) return
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      onRemove()
      return
    }
    const way = ways[event.key]
    if (way === undefined) return
    event.preventDefault()
    const by = event.ctrlKey ? 10 : 1
    const change = event.shiftKey ? sizedBy : movedBy
    onChange(change(box, { x: way.x * by, y: way.y * by }, sheet), `${placed.key} ${placed.at} keys`)
  }
  return (
    <button
      type="button"
      className={classes.box}
      style={placeStyle(sheet, box)}
      data-chosen={isChosen}
      data-faulty={isInvalid}
      aria-pressed={isChosen}
      aria-label={labelOf(placed)}
      aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight Delete"
      onFocus={onChoose}
      onKeyDown={onKeyDown}
      {...move}
    >
      <span>{box.mark ?? question.label}</span>
      {isChosen && !readOnly && <span className={classes.corner} aria-hidden {...size} />}
    </button>
  )
}

interface Point {
  readonly x: number
  readonly y: number
}

const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const labelOf = ({ question, box, at }: PlacedBox): string => {
  const place = box.mark === null ? (at === 0 ? '' : `, place ${at + 1}`) : `, box for ${box.mark}`
  return `${question.label}${place}`
}
