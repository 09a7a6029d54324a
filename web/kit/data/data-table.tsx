import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
import { type ReactNode, useState } from 'react'
import classes from './data-table.module.css'
import type { More } from './more.ts'
import { MoreButton } from './more-button.tsx'
import { type Sorting, sortedBy } from './sorting.ts'

export interface Column<Row> {
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Makes the column sortable by this value. */
  readonly sortValue?: (row: Row) => string | number | null
  readonly numeric?: boolean
}

interface Props<Row> {
  /** Names the table for screen readers. */
  readonly label: string
  /** The first column names the row. */
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly startSorting?: Sorting
  /** The caller sorts the rows: by one column, or by several in order. */
  readonly sorted?: {
    readonly by: readonly Sorting[]
    /** `also`: within the columns before, as Shift asks. */
    readonly onSort: (key: string, also: boolean) => void
  }
  /** A last row, by column. */
  readonly totals?: Readonly<Record<string, ReactNode>>
  /** More rows can be fetched. */
  readonly more?: More | undefined
}

/** Rows under sortable headers; on a phone every row becomes a card. */
export function DataTable<Row>({ label, columns, rows, rowKey, startSorting, sorted, totals, more }: Props<Row>) {
  const [own, setOwn] = useState(startSorting)
  const sorting = sorted === undefined ? own : undefined
  const sortValue = columns.find(({ key }) => key === sorting?.key)?.sortValue
  const by = sorted?.by ?? (own === undefined ? [] : [own])
  const sort = (key: string, also: boolean): void => {
    if (sorted !== undefined) return sorted.onSort(key, also)
    const isReversed = own?.key === key && own.direction === 'ascending'
    setOwn({ key, direction: isReversed ? 'descending' : 'ascending' })
  }
  const ordered = sorting === undefined || sortValue === undefined ? rows : sortedBy(rows, sortValue, sorting.direction)

  return (
    <>
      <div className={classes.frame}>
        <table className={classes.table} aria-label={label}>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeaderCell key={column.key} column={column} by={by} onSort={sort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {ordered.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map((column, at) => (
                  <Cell key={column.key} column={column} names={at === 0}>
                    {column.cell(row)}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
          {totals !== undefined && (
            <tfoot>
              <tr>
                {columns.map((column) => (
                  <td key={column.key} data-label={column.header} data-numeric={column.numeric}>
                    {totals[column.key]}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <MoreButton more={more} />
    </>
  )
}

interface CellProps<Row> {
  readonly column: Column<Row>
  /** The cell names its row. */
  readonly names: boolean
  readonly children: ReactNode
}

function Cell<Row>({ column: { header, numeric }, names, children }: CellProps<Row>) {
  const Tag = names ? 'th' : 'td'
  return (
    <Tag scope={names ? 'row' : undefined} data-label={header} data-numeric={numeric}>
      {children}
    </Tag>
  )
}

interface HeaderProps<Row> {
  readonly column: Column<Row>
  readonly by: readonly Sorting[]
  readonly onSort: (key: string, also: boolean) => void
}

function HeaderCell<Row>({ column, by, onSort }: HeaderProps<Row>) {
  const place = by.findIndex(({ key }) => key === column.key)
  const direction = by[place]?.direction
  if (column.sortValue === undefined)
    return (
      <th scope="col" data-numeric={column.numeric}>
        {column.header}
      </th>
    )
  const Icon = direction === undefined ? IconArrowsSort : direction === 'ascending' ? IconArrowUp : IconArrowDown
  return (
    <th scope="col" aria-sort={direction ?? 'none'} data-numeric={column.numeric}>
      <button
        type="button"
        className={classes.sort}
        data-sorted={direction !== undefined}
        onClick={({ shiftKey }) => onSort(column.key, shiftKey)}
      >
        {column.header}
        <Icon size={14} aria-hidden />
        {by.length > 1 && direction !== undefined && <sub aria-hidden>{place + 1}</sub>}
      </button>
    </th>
  )
}
