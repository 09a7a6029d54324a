import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { PendingRow } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
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
import { reasonOf } from '../../../platform/call-error.ts'
import { formatDate, formatMoment } from '../../../platform/formats.ts'
import { useActsForBrokerage } from '../../people/people.public.ts'
import { pendingPages, useReviewCalls } from './review.queries.ts'
import classes from './snapshots.module.css'

/** Rows that wait for the brokerage; its staff accepts or rejects them here. */
export function PendingCard({ accountId }: { readonly accountId: string }) {
  const pages = useInfiniteQuery(pendingPages(accountId))
  const mayDecide = useActsForBrokerage(accountId)
  return (
    <Card title="Awaiting brokerage approval">
      <Loaded query={pages} failed="Pending changes could not be loaded">
        {(data) => {
          const rows = data.pages.flatMap((page) => page.rows)
          if (rows.length === 0)
            return (
              <EmptyState title="No pending changes">
                Rows that are pending or have a future effective date appear here.
              </EmptyState>
            )
          return (
            <DataTable
              label="Pending changes"
              columns={[...columns, ...(mayDecide ? [decisions(accountId)] : [])]}
              rows={rows}
              rowKey={({ rowId }) => rowId}
              more={moreOf(pages)}
            />
          )
        }}
      </Loaded>
    </Card>
  )
}

const nameOf = ({ name }: PendingRow) => (name === '' ? 'Row without a name' : name)

const columns: Column<PendingRow>[] = [
  { key: 'row', header: 'Row', cell: nameOf },
  {
    key: 'schedule',
    header: 'Schedule',
    cell: ({ scheduleType, tabName }) => (
      <>
        {nameOfType(scheduleType)}
        {tabName !== null && <span className={classes.under}>{tabName}</span>}
      </>
    ),
  },
  {
    key: 'reason',
    header: 'Reason',
    cell: ({ reason, effectiveFrom }) => (
      <>
        <Pill tone="warning">{reason === 'PENDING' ? 'Pending' : 'Future effective date'}</Pill>
        {effectiveFrom !== null && <span className={classes.under}>Effective {formatDate(effectiveFrom)}</span>}
      </>
    ),
  },
  {
    key: 'by',
    header: 'Last changed',
    cell: ({ changedByName, changedAt }) => (
      <>
        {changedByName ?? 'Not known'}
        <span className={classes.under}>{formatMoment(changedAt)}</span>
      </>
    ),
  },
]

const decisions = (accountId: string): Column<PendingRow> => ({
  key: 'decision',
  header: 'Decision',
  cell: (row) => <Decision accountId={accountId} row={row} />,
})

function Decision({ accountId, row }: { readonly accountId: string; readonly row: PendingRow }) {
  const { decide } = useReviewCalls(accountId)
  const [busy, setBusy] = useState(false)
  const say = async (decision: 'accept' | 'reject'): Promise<void> => {
    setBusy(true)
    try {
      await decide(row, decision)
    } catch (error) {
      toasts.show('error', reasonOf(error, 'The decision could not be saved.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={classes.tools}>
      <Button small busy={busy} aria-label={`Accept ${nameOf(row)}`} onClick={() => void say('accept')}>
        Accept
      </Button>
      <Button
        kind="quiet-danger"
        small
        disabled={busy}
        aria-label={`Reject ${nameOf(row)}`}
        onClick={() => void say('reject')}
      >
        Reject
      </Button>
    </div>
  )
}
