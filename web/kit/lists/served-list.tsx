import type { SavedViewList } from '@portico/contract/areas/profile/saved-views.shapes.ts'
import type { ReactNode } from 'react'
import { saveTextFile } from '../../platform/downloads/save-text-file.ts'
import { counted, formatCount } from '../../platform/formats.ts'
import { useWork } from '../../platform/use-work.ts'
import { type Column, DataTable } from '../data/data-table.tsx'
import type { More } from '../data/more.ts'
import type { Sorting } from '../data/sorting.ts'
import { Notice } from '../feedback/notice.tsx'
import { toasts } from '../feedback/toasts.ts'
import type { ListColumn } from './list-columns.ts'
import { listCsv, type ListState, sortedAlso } from './list-state.ts'
import { ListTools } from './list-tools.tsx'
import { NoMatch } from './no-match.tsx'
import classes from './record-list.module.css'

interface Props<Row> {
  /** Names the list for screen readers. */
  readonly label: string
  /** What its rows are called, such as `loss` and `losses`. */
  readonly noun: { readonly one: string; readonly many: string }
  /** The first column names the row. Only columns with `sortValue` can be sorted by. */
  readonly columns: readonly ListColumn<Row>[]
  /** What can be done to one row. */
  readonly actions?: Column<Row> | undefined
  readonly rowKey: (row: Row) => string
  readonly startSorting: readonly Sorting[]
  readonly state: ListState
  readonly onChange: (part: Partial<ListState>) => void
  /** The rows loaded so far, and how many there are. */
  readonly rows: readonly Row[]
  readonly total: number
  /** There are more than the total. */
  readonly isMore: boolean
  readonly more: More | undefined
  /** All rows that a search and filters leave, as many as a file holds. */
  readonly allRows: (most: number) => Promise<readonly Row[]>
  readonly fileName: string
  /** The name that its saved views are stored under. */
  readonly views: SavedViewList
  /** Shown if there are no rows at all. */
  readonly empty: ReactNode
}

const mostInFile = 10_000

/** A list that the server searches, narrows, and sorts, because it may be long: otherwise as any list of records. */
export function ServedList<Row>(props: Props<Row>) {
  const { columns, rows, noun, state, onChange, total, isMore } = props
  const work = useWork()
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0
  if (total === 0 && !isNarrowed) return props.empty
  const visible = columns.filter(({ key }) => !state.hidden.includes(key))
  const download = async (): Promise<void> => {
    const all = await props.allRows(mostInFile)
    saveTextFile(props.fileName, listCsv(all, visible), 'text/csv')
    if (all.length >= mostInFile)
      toasts.show(
        'warning',
        `The file has the first ${formatCount(mostInFile)} ${noun.many}. Use a filter to get others.`,
      )
  }
  return (
    <div className={classes.list}>
      <ListTools
        {...props}
        choicesOf={({ key, choices = [], narrowsHidden }) =>
          narrowsHidden || visible.some((each) => each.key === key) || key in state.filters ? choices : []
        }
        busy={work.busy}
        onDownload={() => void work.run(download, `The ${noun.many} could not be downloaded.`)}
      />
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      <p className={classes.count} role="status">
        {isMore ? 'More than ' : ''}
        {counted(total, noun.one, noun.many)}
      </p>
      {total === 0 ? (
        <NoMatch noun={noun} onClear={() => onChange({ search: '', filters: {} })} />
      ) : (
        <div className={classes.framed}>
          <DataTable
            label={props.label}
            columns={props.actions === undefined ? visible : [...visible, props.actions]}
            rows={rows}
            rowKey={props.rowKey}
            more={props.more}
            sorted={{
              by: state.sorting,
              onSort: (key, also) => onChange({ sorting: sortedAlso(state.sorting, key, also) }),
            }}
          />
        </div>
      )}
    </div>
  )
}
