import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '../../controls/button.tsx'
import { moved, resized } from '../model/layout.rules.ts'
import { filteredView, type GridSort, sortedView } from '../model/view.rules.ts'
import type { GridModel } from '../state/grid-model.ts'
import { Anchored } from './anchored.tsx'
import classes from './column-menu.module.css'
import { FilterFields } from './filter-fields.tsx'
import { focusActive } from './use-cell-focus.ts'

interface Props {
  readonly grid: GridModel
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly at: number
}

const step = 24

/** What can be done with a column: sort, filter, move, make wider. */
export function ColumnMenu({ grid, scroller, at }: Props) {
  const { columns, props, layout, openMenu, arrange } = grid
  const laid = columns[at]
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

  if (laid === undefined) return null
  const { column, width } = laid
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
        <div className={classes.pair}>
          <Button kind="quiet" small onClick={() => arrange(resized(layout, column.key, width - step))}>
            Narrower
          </Button>
          <Button kind="quiet" small onClick={() => arrange(resized(layout, column.key, width + step))}>
            Wider
          </Button>
          {([-1, 1] as const).map((by) => (
            <Button
              key={by}
              kind="quiet"
              small
              onClick={() => {
                arrange(moved(props.columns, layout, at, at + by))
                close()
              }}
            >
              {by === -1 ? 'Move left' : 'Move right'}
            </Button>
          ))}
        </div>
      </div>
    </Anchored>
  )
}

interface SortProps {
  readonly grid: GridModel
  readonly at: number
  readonly onDone: () => void
}

/** Sorting by this column alone, or after those that are sorted by already. */
function SortButtons({ grid: { columns, props, show }, at, onDone }: SortProps) {
  const { view } = props
  const column = columns[at]?.column
  if (view === undefined || column === undefined) return null
  const current = view.sorts.find((sort) => sort.column === column.key)?.direction
  const sort = (direction: GridSort['direction'] | undefined, keepOthers: boolean): void => {
    show(
      sortedView(view, column.key, direction, keepOthers),
      direction === undefined ? 'Not sorted' : sortedWords(column.heading, direction),
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

const sortedWords = (heading: string, direction: GridSort['direction']): string => `Sorted by ${heading}, ${direction}`
