import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { showCell } from '@portico/contract/areas/schedules/values/cell-values.ts'
import { VisuallyHidden } from '../../../../kit/controls/visually-hidden.tsx'
import classes from './header-preview.module.css'

/** The header of a schedule as clients see it, with a new row below. */
export function HeaderPreview({ columns }: { readonly columns: readonly ColumnDefinition[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className={classes.frame} role="region" aria-label="Preview of the header" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(({ key, heading, required, help, frozen }) => (
              <th key={key} scope="col" data-key={frozen}>
                <span className={classes.heading}>
                  {heading}
                  {required && <span aria-hidden> *</span>}
                  {required && <VisuallyHidden> (required)</VisuallyHidden>}
                </span>
                <span className={classes.help}>{help}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {columns.map((column) => (
              <td key={column.key}>{showCell(column, column.defaultValue)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
