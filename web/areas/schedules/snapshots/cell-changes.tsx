import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { shownCell, shownPercent } from './difference-text.ts'
import classes from './snapshots.module.css'

interface Props {
  readonly cells: readonly {
    readonly column: string
    readonly before: string | null
    readonly now: string | null
    readonly percent?: number | null
  }[]
  readonly columns: readonly ColumnDefinition[]
}

/** Cells shown initially; the others expand. */
const shownAtOnce = 4

/** The cells of a row that changed, from what to what. */
export function CellChanges({ cells, columns }: Props) {
  const rest = cells.slice(shownAtOnce)
  return (
    <>
      <List cells={cells.slice(0, shownAtOnce)} columns={columns} />
      {rest.length > 0 && (
        <details className={classes.rest}>
          <summary>{rest.length === 1 ? '1 more cell' : `${rest.length} more cells`}</summary>
          <List cells={rest} columns={columns} />
        </details>
      )}
    </>
  )
}

function List({ cells, columns }: Props) {
  return (
    <ul className={classes.cells}>
      {cells.map((cell) => {
        const { heading, before, now } = shownCell(cell, columns)
        return (
          <li key={cell.column}>
            <span className={classes.heading}>{heading}</span> {before !== '' && <del>{before}</del>}{' '}
            {now !== '' && <ins>{now}</ins>}{' '}
            {typeof cell.percent === 'number' && <span className={classes.percent}>{shownPercent(cell.percent)}</span>}
          </li>
        )
      })}
    </ul>
  )
}
