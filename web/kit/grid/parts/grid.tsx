import { type KeyboardEvent, useRef } from 'react'
import { Button } from '../../controls/button.tsx'
import { EmptyState } from '../../feedback/states.tsx'
import { useAlone } from '../../overlays/use-alone.ts'
import { ColumnsPanel } from '../menus/columns-panel.tsx'
import { appendedRow } from '../model/edits.rules.ts'
import { isWhole, wholeView } from '../model/view.rules.ts'
import type { GridModel, GridProps } from '../state/grid-model.ts'
import { useGridModel } from '../state/use-grid-model.ts'
import { useNarrow } from '../state/use-narrow.ts'
import { GridTable } from './grid-table.tsx'
import classes from './grid-frame.module.css'
import { RowCards } from './row-cards.tsx'
import { StatusBar } from './status-bar.tsx'
import { Toolbar } from './toolbar.tsx'

/**
 * A spreadsheet. It shows rows of any number, and says as operations what a person changes in them; who owns the rows
 * applies these (`useGridRows` does). On a phone every row is a card.
 */
export function Grid(props: GridProps) {
  const narrow = useNarrow()
  const grid = useGridModel(props, narrow)
  const section = useRef<HTMLElement>(null)
  useAlone(section, grid.isFull)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is heard here, whatever has the focus
    <section
      ref={section}
      className={classes.grid}
      aria-label={props.label}
      data-full={grid.isFull || undefined}
      onKeyDown={(event) => {
        if (grid.isFull && leavesFull(event)) grid.fill(false)
      }}
    >
      <Toolbar grid={grid} narrow={narrow} />
      <Body grid={grid} narrow={narrow} />
      <StatusBar grid={grid} />
      {props.children}
    </section>
  )
}

/** The rows, and next to them the column chooser or a panel of the caller. */
function Body({ grid, narrow }: { readonly grid: GridModel; readonly narrow: boolean }) {
  const { props } = grid
  const Rows = narrow ? RowCards : GridTable
  const isArranging = grid.arranging && !narrow
  const hasPanel = isArranging || props.aside !== undefined
  return (
    <div className={classes.rows} data-panel={hasPanel || undefined}>
      {hasRows(grid, narrow) ? <Rows grid={grid} /> : <NoRows grid={grid} />}
      {hasPanel && (
        <div className={classes.aside}>
          <div className={classes.panel}>
            {isArranging && <ColumnsPanel grid={grid} />}
            {props.aside}
          </div>
        </div>
      )}
    </div>
  )
}

/** An empty grid shows its headings and a blank row; cards have none, and filters may leave nothing. */
function hasRows({ kept, readOnly, props: { view } }: GridModel, narrow: boolean): boolean {
  const isFillable = !narrow && !readOnly && (view === undefined || isWhole(view))
  return isFillable || kept.source.count > 0
}

/** Escape leaves the full screen unless something lighter is open, which it closes first. */
const leavesFull = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Escape' && target instanceof Element && target.closest('dialog, [popover], [role=menu]') === null

/** Nothing to show: there is nothing yet, or the filters leave nothing. */
function NoRows({ grid }: { readonly grid: GridModel }) {
  const { props, readOnly, change, show } = grid
  const isFiltered = props.view !== undefined && !isWhole(props.view)
  return (
    <div className={classes.empty}>
      <EmptyState
        title={isFiltered ? 'No matching rows' : 'No rows yet'}
        action={
          isFiltered ? (
            <Button kind="secondary" small onClick={() => show(wholeView, 'All rows are shown')}>
              Show all rows
            </Button>
          ) : (
            !readOnly && (
              <Button small onClick={() => change(appendedRow(grid), 'Row added')}>
                Add row
              </Button>
            )
          )
        }
      />
    </div>
  )
}
