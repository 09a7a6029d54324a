import { shownRowLimit } from '@portico/contract/areas/schedule-imports/import.rules.ts'
import type {
  ImportedRow,
  ImportedRowKind,
  ImportStart,
  ScheduleImport,
} from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { useState } from 'react'
import { Choice } from '../../../kit/controls/choice.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { moreOf } from '../../../kit/data/more.ts'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatCount } from '../../../platform/formats.ts'
import { useImportColumns, useImportRows } from '../imports.queries.ts'
import { LeftOutReason } from './left-out.tsx'
import { RowChanges, RowFindings } from './row-parts.tsx'
import classes from './wizard.module.css'

interface Props {
  readonly accountId: string
  readonly shown: ScheduleImport
  readonly start: ImportStart
  readonly onSide: (rowId: string, side: ImportStart['conflicts']) => void
  /** Includes a skipped row. */
  readonly onKeep: (row: number) => void
}

/** The rows of each kind that there are, the first thousand of them. */
export function RowsCard({ accountId, shown, start, onSide, onKeep }: Props) {
  const { added = 0, changed = 0, removed = 0, rejected = 0, conflicts = 0, leftOut = 0 } = shown.counts ?? {}
  const all: readonly (readonly [ImportedRowKind, string, number])[] = [
    ['REJECTED', 'Skipped', rejected],
    ['CONFLICT', 'Changed on both sides', conflicts],
    ['CHANGED', 'Changed', changed - conflicts],
    ['REMOVED', 'Removed', removed],
    ['ADDED', 'Added', added],
    ['LEFT_OUT', 'Left out', leftOut],
  ]
  const kinds = all.filter(([, , count]) => count > 0)
  const [chosen, setChosen] = useState<ImportedRowKind>()
  const current = kinds.find(([kind]) => kind === chosen) ?? kinds[0]
  if (current === undefined) return null
  const [kind, , count] = current
  return (
    <Card title="Rows">
      <Choice
        label="Show"
        labelHidden
        options={kinds.map(([value, label, many]) => ({ value, label: `${label} ${formatCount(many)}` }))}
        value={kind}
        onChange={setChosen}
      />
      {count > shownRowLimit && <p className={classes.note}>The first {formatCount(shownRowLimit)} are shown.</p>}
      <KindOfRows
        key={kind}
        accountId={accountId}
        shown={shown}
        kind={kind}
        start={start}
        onSide={onSide}
        onKeep={onKeep}
      />
    </Card>
  )
}

function KindOfRows({ accountId, shown, kind, start, onSide, onKeep }: Props & { readonly kind: ImportedRowKind }) {
  const pages = useImportRows(accountId, shown.scheduleImportId, kind)
  const columns = useImportColumns(accountId, shown.scheduleType)
  const known = new Map((columns.data ?? []).map((column) => [column.key, column]))
  return (
    <Loaded query={pages} failed="The rows could not be loaded.">
      {(data) => (
        <DataTable<ImportedRow>
          label="Rows of the import"
          rows={data.pages.flatMap(({ items }) => items)}
          rowKey={({ rowId, row }) => `${row ?? ''} ${rowId}`}
          columns={rowColumns({ kind, columns: known, start, onSide, onKeep })}
          more={moreOf(pages)}
        />
      )}
    </Loaded>
  )
}

interface RowsOfKind extends Pick<Props, 'start' | 'onSide' | 'onKeep'> {
  readonly kind: ImportedRowKind
  readonly columns: ReadonlyMap<string, ColumnDefinition>
}

/** The rows of a kind, with their content or changes. */
const rowColumns = ({ kind, columns: known, start, onSide, onKeep }: RowsOfKind): readonly Column<ImportedRow>[] => [
  { key: 'row', header: 'Row', cell: ({ row }) => row ?? 'Not in the file' },
  {
    key: 'changes',
    header: kind === 'CHANGED' || kind === 'CONFLICT' ? 'Changes' : 'Contents',
    cell: (row) => (
      <RowChanges
        row={row}
        columns={known}
        side={start.rows[row.rowId] ?? start.conflicts}
        onSide={(side) => onSide(row.rowId, side)}
      />
    ),
  },
  kind === 'LEFT_OUT'
    ? { key: 'reason', header: 'Reason', cell: (row) => <LeftOutReason row={row} onKeep={onKeep} /> }
    : { key: 'findings', header: 'To fix', cell: (row) => <RowFindings row={row} columns={known} /> },
]
