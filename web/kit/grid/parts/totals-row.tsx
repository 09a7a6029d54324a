import { isNumeric } from '../model/cell-formats.ts'
import type { LaidColumn } from '../model/layout.rules.ts'
import classes from './grid.module.css'
import { gutterWidth } from './sizes.ts'

interface Props {
  readonly totals: Readonly<Record<string, string>>
  readonly columns: readonly LaidColumn[]
  readonly width: number
  readonly rowIndex: number
}

/** The sums, which stay in sight below the rows. */
export function TotalsRow({ totals, columns, width, rowIndex }: Props) {
  return (
    <div role="rowgroup" className={classes.foot} style={{ width }}>
      <div role="row" aria-rowindex={rowIndex} className={classes.footRow}>
        <div role="rowheader" aria-colindex={1} className={classes.gutter}>
          Total
        </div>
        {columns.map(({ column, index, left, width: wide }) => (
          <div
            key={column.key}
            role="gridcell"
            aria-colindex={index + 2}
            className={[
              classes.cell,
              column.frozen === true ? classes.frozen : '',
              isNumeric(column) ? classes.right : '',
            ].join(' ')}
            style={{ left: gutterWidth + left, width: wide }}
          >
            {totals[column.key]}
          </div>
        ))}
      </div>
    </div>
  )
}
