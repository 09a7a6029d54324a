import { defaultRangeExtractor } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect } from 'react'
import type { LaidColumn } from '../model/layout.rules.ts'
import type { GridModel } from '../state/grid-model.ts'
import { GridRowView } from './grid-row.tsx'
import classes from './grid.module.css'
import { headHeight, rowHeight } from './sizes.ts'
import { useWindow } from '../state/use-window.ts'

interface Props {
  readonly grid: GridModel
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly columns: readonly LaidColumn[]
  readonly width: number
  readonly noteId: string | undefined
}

/** The rows in sight, and always the active one, so that the focus is not lost while the grid scrolls. */
export function GridBody({ grid, scroller, columns, width, noteId }: Props) {
  const { source, kept, selection, props, setPage, inHeader } = grid
  const { active } = selection
  const virtualizer = useWindow({
    count: source.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      const isKnown = active.row >= (shown[0] ?? 0) && active.row <= (shown.at(-1) ?? 0)
      return isKnown || active.row >= source.count ? shown : [...shown, active.row].toSorted((a, b) => a - b)
    },
  })
  const height = virtualizer.scrollRect?.height ?? 0
  useLayoutEffect(() => setPage(Math.max(1, Math.floor((height - headHeight) / rowHeight) - 1)), [height, setPage])

  return (
    <div role="rowgroup" className={classes.body} style={{ height: source.count * rowHeight, width }}>
      {virtualizer.getVirtualItems().map(({ index }) => {
        const isActive = index === active.row
        const row = source.rowAt(index)
        return (
          <GridRowView
            // A row that others move keeps the text being typed in it.
            key={row?.id ?? index}
            index={index}
            row={row}
            isBlank={index === kept.source.count}
            columns={columns}
            width={width}
            marks={props.marks}
            active={isActive && !inHeader ? active.column : -1}
            {...selectedIn(grid, index)}
            noteId={isActive ? noteId : undefined}
            grid={isActive && grid.editing !== undefined ? grid : undefined}
          />
        )
      })}
    </div>
  )
}

/** The selected columns of a row, and the one with the fill handle; -1 if none. */
function selectedIn({ area: { top, bottom, left, right }, readOnly }: GridModel, row: number) {
  const isSelected = row >= top && row <= bottom
  const handle = row === bottom && !readOnly ? right : -1
  return { from: isSelected ? left : -1, to: isSelected ? right : -1, handle }
}
