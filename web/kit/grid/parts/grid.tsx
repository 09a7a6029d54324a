import { Button } from '../../controls/button.tsx'
import { EmptyState } from '../../feedback/states.tsx'
import { appendedRow } from '../model/edits.rules.ts'
import { isWhole, wholeView } from '../model/view.rules.ts'
import type { GridModel, GridProps } from '../state/grid-model.ts'
import { useGridModel } from '../state/use-grid-model.ts'
import { useNarrow } from '../state/use-narrow.ts'
import { GridTable } from './grid-table.tsx'
import classes from './grid.module.css'
import { RowCards } from './row-cards.tsx'
import { StatusBar } from './status-bar.tsx'
import { Toolbar } from './toolbar.tsx'

/**
 * A spreadsheet. It shows rows of any number, and says as operations what a person changes in them; who owns the rows
 * applies these (`useGridRows` does). On a phone every row is a card.
 */
export function Grid(props: GridProps) {
  const grid = useGridModel(props)
  const narrow = useNarrow()
  const Rows = narrow ? RowCards : GridTable
  return (
    <section className={classes.grid} aria-label={props.label}>
      <Toolbar grid={grid} narrow={narrow} />
      {grid.source.count === 0 ? <NoRows grid={grid} /> : <Rows grid={grid} />}
      <StatusBar grid={grid} />
    </section>
  )
}

/** Nothing to show: there is nothing yet, or the filters leave nothing. */
function NoRows({ grid }: { readonly grid: GridModel }) {
  const { props, readOnly, change, show } = grid
  const isFiltered = props.view !== undefined && !isWhole(props.view)
  return (
    <div className={classes.empty}>
      <EmptyState
        title={isFiltered ? 'No row matches' : 'No rows yet'}
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
