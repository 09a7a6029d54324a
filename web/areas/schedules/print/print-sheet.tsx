import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { maskCell, showCell } from '@portico/contract/areas/schedules/values/cell-values.ts'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { GridRow } from '../../../kit/grid/grid.door.ts'
import { formatCount } from '../../../platform/formats.ts'
import { columnGroups } from './column-groups.ts'
import classes from './print-sheet.module.css'

/** More rows than anybody reads on paper, and than a browser lays out while one waits. */
const most = 5000

interface Props {
  readonly title: string
  readonly columns: readonly ColumnDefinition[]
  readonly rows: readonly GridRow[]
  readonly totals: Readonly<Record<string, string>> | undefined
}

/** The whole tab on paper: tables as wide as a page, each with the columns that name the rows. Drawn while one prints. */
export function PrintSheet(props: Props) {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = (): void => flushSync(() => setPrinting(true))
    const end = (): void => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting ? createPortal(<Paper {...props} />, document.body) : null
}

function Paper({ title, columns, rows, totals }: Props) {
  const shown = rows.slice(0, most)
  const used = columns.filter(({ key, frozen }) => frozen || shown.some(({ cells }) => (cells[key] ?? '') !== ''))
  return (
    <div data-print className={classes.paper}>
      <h1>{title}</h1>
      <p>
        {formatCount(rows.length)} rows{rows.length > most && `, of which these are the first ${formatCount(most)}`}
      </p>
      {columnGroups(used).map((group) => (
        <table key={group.at(-1)?.key}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              {group.map(({ key, heading }) => (
                <th key={key} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, cells }, at) => (
              <tr key={id}>
                <td>{at + 1}</td>
                {group.map((column) => (
                  <td key={column.key}>{textOf(column, cells[column.key] ?? null)}</td>
                ))}
              </tr>
            ))}
            {totals !== undefined && group.some(({ key }) => key in totals) && (
              <tr>
                <td>Total</td>
                {group.map(({ key }) => (
                  <td key={key}>{totals[key]}</td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      ))}
    </div>
  )
}

const textOf = (column: ColumnDefinition, value: string | null): string =>
  column.masked ? maskCell(value) : showCell(column, value)
