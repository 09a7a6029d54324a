import type {
  FailingCells,
  ProposedColumns,
  ScheduleColumns,
} from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import { columnMessages } from '@portico/contract/areas/schedules/columns/column.messages.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '../../../../kit/controls/button.tsx'
import { DataTable } from '../../../../kit/data/data-table.tsx'
import { Notice } from '../../../../kit/feedback/notice.tsx'
import { ErrorState } from '../../../../kit/feedback/states.tsx'
import { FormActions } from '../../../../kit/forms/form-actions.tsx'
import { Dialog } from '../../../../kit/overlays/dialog.tsx'
import { reasonOf, refusedWith } from '../../../../platform/call-error.ts'
import { counted, formatCount } from '../../../../platform/formats.ts'
import { acceptKey, failingCellsPages, useAcceptColumns } from '../columns.queries.ts'
import classes from './impact-dialog.module.css'

/** The most cells listed in the dialog; the counts include all. */
const namedCells = 50

interface Props {
  readonly brokerCode: string
  readonly type: ScheduleType
  readonly proposal: ProposedColumns
  readonly onSaved: (saved: ScheduleColumns) => void
  readonly onStale: (theirs: ScheduleColumns) => void
  readonly onClose: () => void
}

/** Looks through the rows that narrower columns might fail, shows those that would, and asks before they are saved. */
export function ImpactDialog({ brokerCode, type, proposal, onSaved, onStale, onClose }: Props) {
  const pages = useInfiniteQuery(failingCellsPages(brokerCode, type, proposal.proposalId))
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = pages
  const { mutateAsync, isPending } = useAcceptColumns()
  const [failed, setFailed] = useState<string>()
  const impact = impactOf(data?.pages ?? [])
  const isDone = data !== undefined && !hasNextPage

  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])

  const accept = async (): Promise<void> => {
    setFailed(undefined)
    try {
      onSaved(await mutateAsync({ params: { id: brokerCode, type, proposalId: proposal.proposalId } }))
    } catch (error) {
      if (refusedWith(acceptKey, error, 409)) onStale(error.body.current)
      else setFailed(reasonOf(error, columnMessages.saveFailed))
    }
  }

  return (
    <Dialog title="Check the rows first" onClose={onClose} size="large">
      {failed !== undefined && <Notice kind="error">{failed}</Notice>}
      <p>
        {proposal.narrowed.map(({ heading }) => heading).join(', ')} {proposal.narrowed.length === 1 ? 'asks' : 'ask'}{' '}
        more rows than before.
      </p>
      <p role="status" className={classes.said}>
        {saidOf(impact, isDone)}
      </p>
      {isError && <ErrorState title="The rows could not be checked" onRetry={() => void refetch()} />}
      {impact.rows > 0 && <Failing impact={impact} />}
      <FormActions>
        <Button kind="secondary" onClick={onClose}>
          Go back
        </Button>
        <Button
          kind={impact.rows > 0 ? 'danger' : 'primary'}
          disabled={!isDone}
          busy={isPending}
          onClick={() => void accept()}
        >
          {impact.rows > 0 ? 'Save and mark these rows' : 'Save'}
        </Button>
      </FormActions>
    </Dialog>
  )
}

type Impact = ReturnType<typeof impactOf>

/** Adds up the pages. */
function impactOf(pages: readonly FailingCells[]) {
  const accounts = new Map<string, FailingCells['accounts'][number]>()
  for (const account of pages.flatMap((page) => page.accounts)) {
    const rows = (accounts.get(account.accountCode)?.rows ?? 0) + account.rows
    accounts.set(account.accountCode, { ...account, rows })
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  return {
    looked: sum(pages.map(({ looked }) => looked)),
    rows: sum([...accounts.values()].map(({ rows }) => rows)),
    accounts: [...accounts.values()].toSorted((one, other) => other.rows - one.rows),
    cells: pages.flatMap(({ cells }) => cells).slice(0, namedCells),
  }
}

function saidOf({ looked, rows, accounts }: Impact, isDone: boolean): string {
  const through = `${counted(looked, 'row')} checked`
  if (rows === 0) return isDone ? `${through}. None of them would fail.` : `${through} so far…`
  const failing = `${formatCount(rows)} would fail, on ${accounts.length === 1 ? '1 account' : `${formatCount(accounts.length)} accounts`}`
  return isDone
    ? `${through}: ${failing}. They are kept and flagged until someone fixes them.`
    : `${through} so far: ${failing}…`
}

function Failing({ impact: { accounts, cells, rows } }: { readonly impact: Impact }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className={classes.tables} role="region" aria-label="Rows with errors" tabIndex={0}>
      <DataTable
        label="Accounts"
        rows={accounts.slice(0, namedCells)}
        rowKey={({ accountCode }) => accountCode}
        columns={[
          { key: 'account', header: 'Account', cell: ({ companyName }) => companyName },
          { key: 'rows', header: 'Rows that would fail', cell: (account) => formatCount(account.rows), numeric: true },
        ]}
      />
      <h3 className={classes.subtitle}>{cells.length < rows ? `The first ${cells.length} of them` : 'These rows'}</h3>
      <DataTable
        label="Rows that would fail"
        rows={cells}
        rowKey={({ rowId, heading }) => `${rowId} ${heading}`}
        columns={[
          {
            key: 'account',
            header: 'Account',
            cell: ({ companyName, tabName }) => (tabName === null ? companyName : `${companyName} · ${tabName}`),
          },
          { key: 'column', header: 'Column', cell: ({ heading }) => heading },
          { key: 'value', header: 'Value', cell: ({ value }) => value ?? 'nothing' },
          { key: 'message', header: 'Error', cell: ({ message }) => message },
        ]}
      />
    </div>
  )
}
