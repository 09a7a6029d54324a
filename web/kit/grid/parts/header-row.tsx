import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import type { PointerEvent } from 'react'
import { VisuallyHidden } from '../../controls/visually-hidden.tsx'
import type { GridColumn } from '../model/grid-types.ts'
import { fitted, type LaidColumn, moved, resized } from '../model/layout.rules.ts'
import type { GridSort } from '../model/view.rules.ts'
import type { GridModel } from '../state/grid-model.ts'
import classes from './grid.module.css'
import { gutterWidth } from './sizes.ts'

interface Props {
  readonly grid: GridModel
  readonly columns: readonly LaidColumn[]
  readonly width: number
}

/** The headings, which stay in sight: a click selects the column, dragging moves it, its edge makes it wider. */
export function HeaderRow({ grid, columns, width }: Props) {
  return (
    <div role="rowgroup" className={classes.head} style={{ width }}>
      <div role="row" aria-rowindex={1} className={classes.headRow}>
        <div role="columnheader" aria-colindex={1} className={classes.corner}>
          <VisuallyHidden>Row</VisuallyHidden>
        </div>
        {columns.map((laid) => (
          <Heading key={laid.column.key} grid={grid} laid={laid} />
        ))}
      </div>
    </div>
  )
}

function Heading({ grid, laid }: { readonly grid: GridModel; readonly laid: LaidColumn }) {
  const { area, inHeader, selection, menu, openMenu, props } = grid
  const { column, index } = laid
  const sort = props.view?.sorts.find((one) => one.column === column.key)
  const isFiltered = props.view?.filters[column.key] !== undefined
  const isActive = inHeader && selection.active.column === index
  const isTouched = index >= area.left && index <= area.right
  return (
    <div
      role="columnheader"
      aria-colindex={index + 2}
      aria-sort={sort?.direction}
      aria-label={nameOf(column, isFiltered)}
      tabIndex={isActive ? 0 : undefined}
      className={[classes.heading, column.frozen === true ? classes.frozen : ''].join(' ')}
      style={{ left: gutterWidth + laid.left, width: laid.width }}
      data-column={index}
      data-touched={isTouched || undefined}
      title={column.help}
    >
      <HeadingText column={column} direction={sort?.direction} isFiltered={isFiltered} />
      <button
        type="button"
        tabIndex={-1}
        className={classes.menuButton}
        aria-label={`Menu of ${column.heading}`}
        aria-haspopup="dialog"
        aria-expanded={menu === index}
        onClick={() => openMenu(menu === index ? undefined : index)}
      >
        <IconChevronDown size={14} aria-hidden />
      </button>
      <span className={classes.grip} data-move aria-hidden onPointerDown={(event) => dragHeading(event, grid, laid)} />
      <span
        className={classes.resize}
        data-resize
        aria-hidden
        onPointerDown={(event) => dragEdge(event, grid, laid)}
        onDoubleClick={() => grid.arrange(fitted(grid.layout, [laid.column], grid.kept.source))}
      />
    </div>
  )
}

/** A heading's name for screen readers. */
const nameOf = ({ heading, required }: GridColumn, isFiltered: boolean): string =>
  [heading, ...(required === true ? ['required'] : []), ...(isFiltered ? ['filtered'] : [])].join(', ')

interface TextProps {
  readonly column: GridColumn
  readonly direction: GridSort['direction'] | undefined
  readonly isFiltered: boolean
}

function HeadingText({ column, direction, isFiltered }: TextProps) {
  return (
    <span className={classes.headingWords}>
      <span className={classes.headingText}>
        {column.heading}
        {column.required === true && <span className={classes.required}> *</span>}
      </span>
      {direction === 'ascending' && <IconArrowUp size={14} aria-hidden />}
      {direction === 'descending' && <IconArrowDown size={14} aria-hidden />}
      {isFiltered && <IconFilter size={14} aria-hidden />}
    </span>
  )
}

/** Calls with every move of the pointer until it is let go. */
function untilReleased(onMove: (event: globalThis.PointerEvent) => void, onEnd?: () => void): void {
  window.addEventListener('pointermove', onMove)
  window.addEventListener(
    'pointerup',
    () => {
      window.removeEventListener('pointermove', onMove)
      onEnd?.()
    },
    { once: true },
  )
}

function dragEdge(event: PointerEvent, { layout, arrange }: GridModel, { column, width }: LaidColumn): void {
  event.preventDefault()
  event.stopPropagation()
  const from = event.clientX
  untilReleased((move) => arrange(resized(layout, column.key, width + move.clientX - from)))
}

function dragHeading(event: PointerEvent, grid: GridModel, { index }: LaidColumn): void {
  event.preventDefault()
  event.stopPropagation()
  let to = index
  untilReleased(
    (move) => {
      const under = document.elementFromPoint(move.clientX, move.clientY)?.closest<HTMLElement>('[role=columnheader]')
      to = Number(under?.dataset.column ?? to)
      grid.select({
        ...grid.selection,
        active: { row: 0, column: to },
        start: { row: 0, column: to },
        end: { row: 0, column: to },
      })
    },
    () => grid.arrange(moved(grid.props.columns, grid.layout, index, to)),
  )
}
