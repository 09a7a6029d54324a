import type { SavedViewList } from '@portico/contract/areas/profile/saved-views.shapes.ts'
import type { ReactNode } from 'react'
import { saveTextFile } from '../../platform/downloads/save-text-file.ts'
import { counted } from '../../platform/formats.ts'
import { type Column, DataTable } from '../data/data-table.tsx'
import type { Sorting } from '../data/sorting.ts'
import { type BulkAction, choosingColumn, ChosenBar, useChoosing } from './chosen-rows.tsx'
import type { ListColumn } from './list-columns.ts'
import { listCsv, shownRows, sortedAlso } from './list-state.ts'
import { ListTools } from './list-tools.tsx'
import { NoMatch } from './no-match.tsx'
import classes from './record-list.module.css'
import { useListState } from './use-list-state.ts'

interface Props<Row> {
  /** Names the list for screen readers. */
  readonly label: string
  /** Its name in the address. */
  readonly name: string
  /** What its rows are called, such as `loss` and `losses`. */
  readonly noun: { readonly one: string; readonly many: string }
  /** The first column names the row. */
  readonly columns: readonly ListColumn<Row>[]
  /** What can be done to one row. */
  readonly actions?: Column<Row> | undefined
  readonly bulk?: readonly BulkAction<Row>[] | undefined
  /** Rows that bulk actions apply to; all by default. */
  readonly mayChoose?: (row: Row) => boolean
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly startSorting?: readonly Sorting[]
  /** The name of the file that it can be downloaded as. */
  readonly fileName: string
  /** The name its saved views are stored under; without it there are none. */
  readonly views?: SavedViewList | undefined
  /** The list is on the page itself, not in a card, so its table has a frame of its own. */
  readonly isFramed?: true
  /** Shown if there are no rows at all. */
  readonly empty: ReactNode
}

/**
 * A list of records: search, filters, sorting by several columns, column chooser, bulk actions, and export. Its state
 * is in the address.
 */
export function RecordList<Row>(props: Props<Row>) {
  const { columns, rows, rowKey, noun, bulk = noActions, startSorting = [] } = props
  const [state, change] = useListState(props.name, columns, startSorting)
  const shown = shownRows(rows, columns, state)
  const isChoosable = (row: Row): boolean => bulk.length > 0 && props.mayChoose?.(row) !== false
  const choosing = useChoosing(shown.filter(isChoosable), rowKey)
  if (rows.length === 0) return props.empty
  const visible = columns.filter(({ key }) => !state.hidden.includes(key))
  const count = counted(rows.length, noun.one, noun.many)
  return (
    <div className={classes.list}>
      <ListTools
        {...props}
        startSorting={startSorting}
        state={state}
        onChange={change}
        choicesOf={(column) => choicesIn(column, rows, state.filters[column.key])}
        onDownload={() => saveTextFile(props.fileName, listCsv(shown, visible), 'text/csv')}
      />
      <ChosenBar choosing={choosing} actions={bulk} />
      <p className={classes.count} role="status">
        {shown.length === rows.length ? count : `${shown.length} of ${count}`}
      </p>
      {shown.length === 0 ? (
        <NoMatch noun={noun} onClear={() => change({ search: '', filters: {} })} />
      ) : (
        <div className={props.isFramed && classes.framed}>
          <DataTable
            label={props.label}
            columns={[
              ...visible.map((column, at) => (at === 0 ? choosingColumn(column, choosing) : column)),
              ...(props.actions ? [props.actions] : []),
            ]}
            rows={shown}
            rowKey={rowKey}
            sorted={{
              by: state.sorting,
              onSort: (key, also) => change({ sorting: sortedAlso(state.sorting, key, also) }),
            }}
          />
        </div>
      )}
    </div>
  )
}

const noActions: readonly never[] = []

/** The choices of a column that rows have, and the one that it is narrowed to. */
function choicesIn<Row>({ choices = [], choiceOf }: ListColumn<Row>, rows: readonly Row[], chosen: string | undefined) {
  const values = new Set([...rows.map((row) => choiceOf?.(row)), chosen])
  return choices.filter(({ value }) => values.has(value))
}
