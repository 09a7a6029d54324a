import type { LossRun } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatCount, formatMoney } from '../../../platform/formats.ts'
import classes from '../losses.module.css'
import { Agreement } from '../received/received-tab.tsx'

type Row = LossRun['reconciliation']['columns'][number]

const names = {
  count: 'Claims',
  paid: 'Paid',
  reserve: 'Reserves',
  recovered: 'Recoveries',
  incurred: 'Incurred',
} as const

const shown = (column: Row['column'], value: number): string =>
  column === 'count' ? formatCount(value) : formatMoney(value)

const columns: readonly Column<Row>[] = [
  { key: 'column', header: 'Total', cell: ({ column }) => names[column] },
  { key: 'document', header: 'Document', numeric: true, cell: ({ column, document }) => shown(column, document) },
  { key: 'entered', header: 'Entered', numeric: true, cell: ({ column, entered }) => shown(column, entered) },
  {
    key: 'difference',
    header: 'Discrepancy',
    numeric: true,
    cell: ({ column, difference }) => (
      <span className={difference === 0 ? undefined : classes.differs}>{shown(column, difference)}</span>
    ),
  },
]

/** What two versions of a run leave open, as text. */
export const differencesBetween = (mine: LossRun, theirs: LossRun) => {
  const open = ({ reconciliation }: LossRun, at: Row['column']): string =>
    shown(at, reconciliation.columns.find(({ column }) => column === at)?.difference ?? 0)
  return mine.reconciliation.columns.map(({ column }) => ({
    field: `${names[column]}, discrepancy`,
    mine: open(mine, column),
    theirs: open(theirs, column),
  }))
}

interface Props {
  readonly run: LossRun
  /** Undefined for those who only read. */
  readonly onAcknowledge: (() => void) | undefined
}

/** The document's totals next to the entered ones, column by column. */
export function ReconciliationCard({ run, onAcknowledge }: Props) {
  const { reconciliation, difference } = run
  const isOpen = !reconciliation.isEqual && difference === null
  return (
    <Card
      title="Reconciliation"
      aside={<Agreement run={run} />}
      action={
        isOpen &&
        onAcknowledge !== undefined && (
          <Button kind="secondary" small onClick={onAcknowledge}>
            Acknowledge
          </Button>
        )
      }
    >
      {isOpen && (
        <Notice kind="warning">Enter the missing losses, or acknowledge the discrepancy with a reason.</Notice>
      )}
      {difference !== null && (
        <Notice kind="info">
          Acknowledged by {difference.by}: {difference.reason}
        </Notice>
      )}
      <DataTable
        label="Reconciliation"
        columns={columns}
        rows={reconciliation.columns}
        rowKey={({ column }) => column}
      />
    </Card>
  )
}
