import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '../feedback/loaded.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { moreOf } from './more.ts'

interface Props<Row> {
  /** What answers page by page. */
  readonly pages: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Row[] }>>
  /** What a failed read says. */
  readonly failed: string
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rowKey: (row: Row) => string
  /** Shown if there are no rows. */
  readonly empty: ReactNode
}

/** A list that the server sorts and filters, shown page after page. */
export function PagedTable<Row>({ pages, failed, label, columns, rowKey, empty }: Props<Row>) {
  return (
    <Loaded query={pages} failed={failed} lines={8}>
      {(data) => {
        const rows = data.pages.flatMap(({ items }) => items)
        if (rows.length === 0) return empty
        return <DataTable label={label} columns={columns} rows={rows} rowKey={rowKey} more={moreOf(pages)} />
      }}
    </Loaded>
  )
}
