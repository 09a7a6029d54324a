import type { RefObject } from 'react'
import type { MarkKind } from '../model/grid-types.ts'
import type { GridModel } from '../state/grid-model.ts'
import { Anchored } from './anchored.tsx'
import classes from './cell-note.module.css'

const titles: Readonly<Record<MarkKind, string>> = {
  error: 'Error',
  warning: 'Warning',
  outlier: 'Unusual',
  changed: 'Changed',
  present: 'Also here',
}

interface Props {
  readonly grid: GridModel
  readonly id: string
  readonly scroller: RefObject<HTMLDivElement | null>
}

/** The notes of the active cell, shown next to it. */
export function CellNote({ grid: { source, columns, selection, props, inHeader }, id, scroller }: Props) {
  const { row, column } = selection.active
  const [found, key] = [source.rowAt(row), columns[column]?.column.key]
  const mark = found === undefined || key === undefined || inHeader ? undefined : props.marks?.(found.id, key)
  if (mark === undefined) return null
  return (
    <Anchored anchor={() => visibleCell(scroller.current)} id={id} className={classes.note} data-kind={mark.kind}>
      <strong>{titles[mark.kind]}:</strong> {mark.text}
    </Anchored>
  )
}

/** The active cell while it is in sight. */
function visibleCell(scroller: HTMLDivElement | null): Element | null {
  const cell = scroller?.querySelector('[data-active]') ?? null
  if (scroller === null || cell === null) return null
  const [box, at] = [scroller.getBoundingClientRect(), cell.getBoundingClientRect()]
  return at.bottom > box.top && at.top < box.bottom && at.left < box.right && at.right > box.left ? cell : null
}
