import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { nameOfType, type ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { ListedDifference } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { moreOf } from '../../../kit/data/more.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { Card } from '../../../kit/layout/card.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { saveTextFile } from '../../../platform/downloads/save-text-file.ts'
import { formatMoment, isoDay } from '../../../platform/formats.ts'
import { CellChanges } from './cell-changes.tsx'
import type { Comparison } from './comparison.ts'
import { differenceCsv } from './difference-csv.ts'
import { DifferenceTotals } from './difference-totals.tsx'
import { kindNames } from './difference-text.ts'
import { allDifferences, differencePages } from './review.queries.ts'
import { RowHistoryPanel } from './row-history-panel.tsx'
import classes from './snapshots.module.css'

interface Props {
  readonly accountId: string
  readonly type: ScheduleType
  readonly comparison: Comparison
  readonly columns: readonly ColumnDefinition[]
  readonly title: string
}

/** The differences of two states: totals, then row by row. */
export function Differences(props: Props) {
  const { accountId, type, comparison, columns, title } = props
  const pages = useInfiniteQuery(differencePages(accountId, type, comparison))
  const [shown, setShown] = useState<ListedDifference>()
  return (
    <Loaded query={pages} failed="The differences could not be loaded" lines={8}>
      {(data) => {
        const [first] = data.pages
        const rows = data.pages.flatMap((page) => page.rows)
        const { added = 0, changed = 0, removed = 0 } = first?.counts ?? {}
        return (
          <div className={classes.page}>
            {first !== undefined && <DifferenceTotals page={first} columns={columns} />}
            <Card title={title} action={rows.length > 0 && <Tools {...props} />}>
              <p role="status">{`${added} added, ${changed} changed, ${removed} removed`}</p>
              {rows.length === 0 ? (
                <EmptyState title="No differences">The two versions are the same.</EmptyState>
              ) : (
                <DataTable
                  label="Differences"
                  columns={differenceColumns(columns, setShown)}
                  rows={rows}
                  rowKey={({ rowId }) => rowId}
                  more={moreOf(pages)}
                />
              )}
            </Card>
            {shown !== undefined && (
              <Dialog title={`History of ${nameOf(shown)}`} size="large" onClose={() => setShown(undefined)}>
                <RowHistoryPanel
                  row={{ accountId, type, tabId: comparison.tabId, rowId: shown.rowId }}
                  columns={columns}
                />
              </Dialog>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

const tones = { added: 'success', changed: 'brand', removed: 'danger' } as const

const nameOf = ({ name }: ListedDifference) => (name === '' ? 'a row without a name' : name)

const differenceColumns = (
  columns: readonly ColumnDefinition[],
  onHistory: (row: ListedDifference) => void,
): Column<ListedDifference>[] => [
  { key: 'row', header: 'Row', cell: nameOf },
  { key: 'kind', header: 'What', cell: ({ kind }) => <Pill tone={tones[kind]}>{kindNames[kind]}</Pill> },
  { key: 'cells', header: 'Cells', cell: ({ cells }) => <CellChanges cells={cells} columns={columns} /> },
  {
    key: 'by',
    header: 'Last changed',
    cell: (row) => (
      <>
        {row.changedByName ?? 'Not known'}
        {row.changedAt !== null && <span className={classes.under}>{formatMoment(row.changedAt)}</span>}
      </>
    ),
  },
  {
    key: 'history',
    header: 'History',
    cell: (row) => (
      <Button kind="quiet" small aria-label={`History of ${nameOf(row)}`} onClick={() => onHistory(row)}>
        History
      </Button>
    ),
  },
]

function Tools({ accountId, type, comparison, columns }: Props) {
  const [busy, setBusy] = useState(false)
  const download = async (): Promise<void> => {
    setBusy(true)
    try {
      const rows = await allDifferences(accountId, type, comparison)
      const name = `${accountId} ${nameOfType(type)} differences ${isoDay(new Date())}.csv`
      saveTextFile(name, differenceCsv(rows, columns), 'text/csv')
    } catch (error) {
      toasts.show('error', reasonOf(error, 'The differences could not be downloaded.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={classes.tools}>
      <Button
        kind="quiet"
        small
        busy={busy}
        icon={<IconDownload size={16} aria-hidden />}
        onClick={() => void download()}
      >
        Download CSV
      </Button>
      <Button kind="quiet" small icon={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
        Print
      </Button>
    </div>
  )
}
