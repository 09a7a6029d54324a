import { useRef, useState } from 'react'
import { Button } from '../../controls/button.tsx'
import { displayOf } from '../model/cell-formats.ts'
import type { GridRow } from '../model/grid-types.ts'
import type { GridModel } from '../state/grid-model.ts'
import { RowDialog } from './row-dialog.tsx'
import classes from './row-cards.module.css'
import { useWindow } from '../state/use-window.ts'

const cardHeight = 148
const shownFields = 3

/** The rows on a phone: each a card with what names it and its first values, which opens to be read or edited. */
export function RowCards({ grid }: { readonly grid: GridModel }) {
  const { props } = grid
  const { source } = grid.kept
  const scroller = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<string>()
  const [goal, setGoal] = useState(props.goTo)
  if (goal !== props.goTo) {
    setGoal(props.goTo)
    setOpened(props.goTo && source.rowAt(props.goTo.row)?.id)
  }
  const openedAt = opened === undefined ? -1 : placeOf(source, opened)
  const virtualizer = useWindow({
    count: source.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardHeight,
    overscan: 4,
  })
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div ref={scroller} className={classes.scroller} tabIndex={0} role="region" aria-label={`Rows: ${props.label}`}>
        <ul className={classes.list} style={{ height: source.count * cardHeight }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => (
            <li
              key={index}
              aria-posinset={index + 1}
              aria-setsize={source.count}
              className={classes.item}
              style={{ top: start, height: cardHeight }}
            >
              <RowCard
                grid={grid}
                index={index}
                row={source.rowAt(index)}
                onOpen={() => setOpened(source.rowAt(index)?.id)}
              />
            </li>
          ))}
        </ul>
      </div>
      {openedAt !== -1 && <RowDialog grid={grid} index={openedAt} onClose={() => setOpened(undefined)} />}
    </>
  )
}

/** A row's current position: others may have moved it. */
function placeOf({ count, rowAt }: GridModel['source'], id: string): number {
  for (let at = 0; at < count; at++) if (rowAt(at)?.id === id) return at
  return -1
}

interface CardProps {
  readonly grid: GridModel
  readonly index: number
  readonly row: GridRow | undefined
  readonly onOpen: () => void
}

function RowCard({ grid: { columns, props, readOnly }, index, row, onOpen }: CardProps) {
  if (row === undefined) return <div className={classes.card} aria-busy />
  const textOf = (key: string): string => {
    const column = columns.find((laid) => laid.column.key === key)?.column
    return column === undefined ? '' : displayOf(column, row.cells[key])
  }
  const names = columns.filter(({ column }) => column.frozen === true).map(({ column }) => textOf(column.key))
  const fields = columns
    .filter(({ column }) => column.frozen !== true && textOf(column.key) !== '')
    .slice(0, shownFields)
  const marks = columns.flatMap(({ column }) => props.marks?.(row.id, column.key) ?? [])
  const errors = marks.filter(({ kind }) => kind === 'error').length
  const title = names.filter((name) => name !== '').join(' · ') || `Row ${index + 1}`
  return (
    <div className={classes.card}>
      <div className={classes.top}>
        <strong className={classes.name}>{title}</strong>
        {marks.length > 0 && (
          <span className={classes.marks} data-faults={errors > 0}>
            {marks.length} {marks.length === 1 ? 'issue' : 'issues'}
          </span>
        )}
        <Button
          kind="secondary"
          small
          aria-label={`${readOnly ? 'Open' : 'Edit'} row ${index + 1}: ${title}`}
          onClick={onOpen}
        >
          {readOnly ? 'Open' : 'Edit'}
        </Button>
      </div>
      <dl className={classes.fields}>
        {fields.map(({ column }) => (
          <div key={column.key}>
            <dt>{column.heading}</dt>
            <dd>{textOf(column.key)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
