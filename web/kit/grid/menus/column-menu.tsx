import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '../../controls/button.tsx'
import { type ColumnLayout, fitted, moved, resized, withHidden, withPinned } from '../model/layout.rules.ts'
import { filteredView, type GridSort, sortedView } from '../model/view.rules.ts'
import type { GridModel } from '../state/grid-model.ts'
import { Anchored } from '../parts/anchored.tsx'
import classes from './column-menu.module.css'
import { FilterFields } from './filter-fields.tsx'
import { focusActive } from '../parts/use-cell-focus.ts'

interface Props {
  readonly grid: GridModel
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly at: number
}

const step = 24

/** What can be done with a column: sort, filter, move, make wider. */
export function ColumnMenu({ grid, scroller, at }: Props) {
  const { columns, props, openMenu } = grid
  const column = columns[at]?.column
  const box = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => box.current?.querySelector<HTMLElement>('button, input')?.focus(), [])
  useEffect(() => {
    const close = (event: PointerEvent): void => {
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('[popover], [aria-haspopup=dialog]') == null) openMenu(undefined)
    }
    window.addEventListener('pointerdown', close)
    return () => window.removeEventListener('pointerdown', close)
  }, [openMenu])

  if (column === undefined) return null
  const close = (): void => {
    if (scroller.current !== null) focusActive(scroller.current)
    openMenu(undefined)
  }

  return (
    <Anchored
      anchor={() => scroller.current?.querySelector(`[role=columnheader][data-column="${at}"]`)}
      className={classes.menu}
      role="dialog"
      aria-label={`Column ${column.heading}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <div ref={box}>
        {column.help !== undefined && <p className={classes.help}>{column.help}</p>}
        {props.view !== undefined && (
          <>
            <SortButtons grid={grid} at={at} onDone={close} />
            <FilterFields
              column={column}
              filter={props.view.filters[column.key]}
              onFilter={(filter) => {
                const words = filter === undefined ? 'Filter removed' : `Filtered by ${column.heading}`
                if (props.view !== undefined) grid.show(filteredView(props.view, column.key, filter), words)
                close()
              }}
            />
          </>
        )}
        <ArrangeButtons grid={grid} at={at} onDone={close} />
      </div>
    </Anchored>
  )
}

interface PartProps {
  readonly grid: GridModel
  readonly at: number
  readonly onDone: () => void
}

/** A column's width and position. */
function ArrangeButtons({ grid: { columns, kept, props, layout, arrange }, at, onDone }: PartProps) {
  const laid = columns[at]
  if (laid === undefined) return null
  const widen = (by: number) => () => arrange(resized(layout, laid.column.key, laid.width + by))
  const move = (by: number) => () => {
    arrange(moved(props.columns, layout, at, at + by))
    onDone()
  }
  const { key } = laid.column
  const isPinned = layout.pinned.includes(key)
  const isOwn = props.columns.find((column) => column.key === key)?.frozen === true
  const done = (next: ColumnLayout) => () => {
    arrange(next)
    onDone()
  }
  const ways: (readonly [string, () => void])[] = [
    ['Narrower', widen(-step)],
    ['Wider', widen(step)],
    ['Fit to content', done(fitted(layout, [laid.column], kept.source))],
    ['Move left', move(-1)],
    ['Move right', move(1)],
    ...(isOwn ? [] : [[isPinned ? 'Unpin' : 'Pin', done(withPinned(layout, key, !isPinned))] as const]),
    ...(columns.length > 1 ? [['Hide', done(withHidden(layout, key, true))] as const] : []),
  ]
  return (
    <div className={classes.pair}>
      {ways.map(([label, go]) => (
        <Button key={label} kind="quiet" small onClick={go}>
          {label}
        </Button>
      ))}
    </div>
  )
}

/** Sorting by this column alone, or after those that are sorted by already. */
function SortButtons({ grid: { columns, props, show }, at, onDone }: PartProps) {
  const { view } = props
  const column = columns[at]?.column
  if (view === undefined || column === undefined) return null
  const current = view.sorts.find((sort) => sort.column === column.key)?.direction
  const sort = (direction: GridSort['direction'] | undefined, keepOthers: boolean): void => {
    show(
      sortedView(view, column.key, direction, keepOthers),
      direction === undefined ? 'Not sorted' : sortedText(column.heading, direction),
    )
    onDone()
  }
  const hasOthers = view.sorts.some((one) => one.column !== column.key)
  return (
    <div className={classes.list}>
      {(['ascending', 'descending'] as const).map((direction) => (
        <Button
          key={direction}
          kind="quiet"
          small
          aria-pressed={current === direction}
          onClick={() => sort(direction, false)}
        >
          Sort {direction}
        </Button>
      ))}
      {hasOthers &&
        (['ascending', 'descending'] as const).map((direction) => (
          <Button key={direction} kind="quiet" small onClick={() => sort(direction, true)}>
            Then sort {direction}
          </Button>
        ))}
      {current !== undefined && (
        <Button kind="quiet" small onClick={() => sort(undefined, true)}>
          Do not sort by this
        </Button>
      )}
    </div>
  )
}

const sortedText = (heading: string, direction: GridSort['direction']): string => `Sorted by ${heading}, ${direction}`
