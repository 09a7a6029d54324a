import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { Backdate } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { moreOf } from '../../../kit/data/more.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { formatDate, formatMoment, formatShortDate } from '../../../platform/formats.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import { backdatePages, useReviewCalls } from './review.queries.ts'
import classes from './snapshots.module.css'

/** Changes that were backdated, each with its reason or the lack of one. */
export function BackdatesCard({ accountId }: { readonly accountId: string }) {
  const pages = useInfiniteQuery(backdatePages(accountId))
  const { isViewer } = useSignedInUser()
  const [explained, setExplained] = useState<Backdate>()
  return (
    <Card title="Backdated changes">
      <Loaded query={pages} failed="Backdated changes could not be loaded">
        {(data) => {
          const rows = data.pages.flatMap((page) => page.rows)
          if (rows.length === 0)
            return (
              <EmptyState title="No backdated changes yet">
                Rows with a backdated effective date appear here with the reason.
              </EmptyState>
            )
          return (
            <DataTable
              label="Backdated changes"
              columns={backdateColumns(isViewer ? undefined : setExplained)}
              rows={rows}
              rowKey={({ backdateId }) => backdateId}
              more={moreOf(pages)}
            />
          )
        }}
      </Loaded>
      {explained !== undefined && (
        <ReasonDialog accountId={accountId} backdate={explained} onClose={() => setExplained(undefined)} />
      )}
    </Card>
  )
}

const nameOf = ({ name }: Backdate) => (name === '' ? 'Row without a name' : name)

const backdateColumns = (onExplain: ((row: Backdate) => void) | undefined): Column<Backdate>[] => [
  { key: 'row', header: 'Row', cell: nameOf },
  { key: 'schedule', header: 'Schedule', cell: ({ scheduleType }) => nameOfType(scheduleType) },
  { key: 'from', header: 'Effective from', cell: ({ effectiveFrom }) => formatDate(effectiveFrom) },
  {
    key: 'reason',
    header: 'Reason',
    cell: (row) => (
      <div className={classes.tools}>
        {row.reason ?? <Pill tone="warning">Reason needed</Pill>}
        {onExplain !== undefined && (
          <Button
            kind="quiet"
            small
            aria-label={`${row.reason === null ? 'Add' : 'Change'} reason of ${nameOf(row)}`}
            onClick={() => onExplain(row)}
          >
            {row.reason === null ? 'Add reason' : 'Change'}
          </Button>
        )}
      </div>
    ),
  },
  {
    key: 'by',
    header: 'Changed',
    cell: ({ changedByName, changedAt }) => (
      <>
        {changedByName ?? 'Not known'}
        <span className={classes.under}>{formatMoment(changedAt)}</span>
      </>
    ),
  },
]

interface ReasonProps {
  readonly accountId: string
  readonly backdate: Backdate
  readonly onClose: () => void
}

function ReasonDialog({ accountId, backdate, onClose }: ReasonProps) {
  const { explain } = useReviewCalls(accountId)
  const form = useForm({ defaultValues: { reason: backdate.reason ?? '' } })
  return (
    <FormDialog
      title="Reason for backdating"
      form={form}
      onSave={async ({ reason }) => {
        await explain(backdate.backdateId, reason)
        onClose()
      }}
      onClose={onClose}
      failure={(error) => reasonOf(error, 'The reason could not be saved.')}
    >
      <p>
        {nameOf(backdate)} takes effect {formatShortDate(backdate.effectiveFrom)}, before the date it was changed.
      </p>
      <TextArea
        label="Reason"
        required
        data-autofocus
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}
