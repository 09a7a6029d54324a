import type { Sheet } from '@portico/contract/areas/forms/layout.shapes.ts'
import { type ReactNode, useState } from 'react'
import { placeStyle } from '../../sheets/place-style.ts'
import { type Frame, frameBetween } from './boxes.ts'
import classes from './sheet-editor.module.css'
import { useDrag } from './use-drag.ts'

interface Props {
  readonly sheet: Sheet
  readonly isDrawing: boolean
  readonly onDrawn: (frame: Frame) => void
  readonly children: ReactNode
}

/** The page below the boxes: in drawing mode, dragging creates a new one. */
export function DrawingPaper({ sheet, isDrawing, onDrawn, children }: Props) {
  const [band, setBand] = useState<Frame>()
  const drag = useDrag(sheet, {
    onStart: () => isDrawing,
    onDrag: (from, to) => setBand(frameBetween(from, to, sheet)),
    onEnd: (from, to) => {
      setBand(undefined)
      const frame = frameBetween(from, to, sheet)
      if (frame !== undefined) onDrawn(frame)
    },
  })
  return (
    <div className={classes.paper} data-drawing={isDrawing} data-sheet {...(isDrawing && drag)}>
      {children}
      {band !== undefined && <div className={classes.band} style={placeStyle(sheet, band)} />}
    </div>
  )
}
