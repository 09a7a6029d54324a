import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossRun, LossRunOverview } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import { formatDate, formatMoney } from '../../../platform/formats.ts'
import { pagePart } from '../../../platform/page-part.ts'
import { CurrencyPill } from '../currency-pill.tsx'
import classes from '../losses.module.css'
import { useLossCalls } from '../losses.queries.ts'
import { apiAddress } from '../../../platform/files/api-address.ts'

const RunDialog = lazy(pagePart(() => import('./run-dialog.tsx')))

type Asked = { readonly what: 'add' } | { readonly what: 'edit' | 'remove'; readonly run: LossRun }

interface Props {
  readonly accountId: string
  readonly overview: LossRunOverview
  readonly onRun: (runId: string) => void
}

/** The loss runs that came, how old they are and whether their losses add up. */
export function ReceivedTab({ accountId, overview, onRun }: Props) {
  const { runs, mayChange } = overview
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const add = (
    <Button icon={<IconUpload size={18} aria-hidden />} onClick={() => setAsked({ what: 'add' })}>
      Add a loss run
    </Button>
  )
  return (
    <Card title="Loss runs received" aside={runs.length} action={mayChange && runs.length > 0 && add}>
      {runs.length === 0 ? (
        <EmptyState title="No loss runs yet" {...(mayChange && { action: add })}>
          Add the loss runs from carriers: PDF, Excel, or CSV.
        </EmptyState>
      ) : (
        <DataTable
          label="Loss runs received"
          columns={columnsOf(accountId, onRun, mayChange ? (what, run) => setAsked({ what, run }) : undefined)}
          rows={runs}
          rowKey={({ id }) => id}
        />
      )}
      <RunDialogs accountId={accountId} overview={overview} asked={asked} onRun={onRun} onClose={close} />
    </Card>
  )
}

interface DialogsProps extends Props {
  readonly asked: Asked | undefined
  readonly onClose: () => void
}

function RunDialogs({ accountId, overview, asked, onRun, onClose }: DialogsProps) {
  if (asked === undefined) return null
  if (asked.what === 'remove') return <RemoveRun accountId={accountId} run={asked.run} onClose={onClose} />
  return (
    <Suspense>
      <RunDialog
        accountId={accountId}
        overview={overview}
        run={asked.what === 'edit' ? asked.run : undefined}
        onAdded={({ id }) => {
          onClose()
          onRun(id)
        }}
        onClose={onClose}
      />
    </Suspense>
  )
}

function columnsOf(
  accountId: string,
  onRun: Props['onRun'],
  onAsk: ((what: 'edit' | 'remove', run: LossRun) => void) | undefined,
): readonly Column<LossRun>[] {
  return [
    {
      key: 'carrier',
      header: 'Carrier',
      cell: ({ id, carrier, policyNumbers }) => (
        <div>
          <button type="button" className={classes.plain} onClick={() => onRun(id)}>
            {carrier}
          </button>
          <span className={classes.under}>{policyNumbers}</span>
        </div>
      ),
    },
    {
      key: 'valued',
      header: 'Valuation date',
      sortValue: ({ valuationOn }) => valuationOn,
      cell: ({ valuationOn, age }) => (
        <div className={classes.cell}>
          <CurrencyPill valuationOn={valuationOn} age={age} />
        </div>
      ),
    },
    {
      key: 'period',
      header: 'Period',
      cell: ({ periodFrom, periodTo, acknowledged }) => (
        <div>
          {formatDate(periodFrom)} to {formatDate(periodTo)}
          {acknowledged.map(({ finding, reason }) => (
            <span key={finding} className={classes.under}>
              Acknowledged: {reason}
            </span>
          ))}
        </div>
      ),
    },
    {
      key: 'incurred',
      header: 'Incurred',
      numeric: true,
      cell: ({ totals: { paid, reserve, recovered } }) => formatMoney(paid + reserve - recovered),
    },
    { key: 'agrees', header: 'Losses', cell: (run) => <Agreement run={run} /> },
    {
      key: 'file',
      header: 'File',
      cell: ({ documentId, fileName, receivedOn, receivedBy }) => (
        <div>
          <a href={apiAddress(`/api/documents/${encodeURIComponent(accountId)}/download/${documentId}`)} download>
            {fileName}
          </a>
          <span className={classes.under}>
            {formatDate(receivedOn)}, {receivedBy}
          </span>
        </div>
      ),
    },
    ...(onAsk === undefined ? [] : [actionsColumn(onRun, onAsk)]),
  ]
}

const actionsColumn = (
  onRun: Props['onRun'],
  onAsk: (what: 'edit' | 'remove', run: LossRun) => void,
): Column<LossRun> => ({
  key: 'actions',
  header: 'Actions',
  cell: (run) => (
    <Menu
      small
      label={`Actions for the loss run of ${run.carrier}, ${formatDate(run.valuationOn)}`}
      icon={<IconDots size={18} />}
      items={[
        { label: 'View losses', onSelect: () => onRun(run.id) },
        { label: 'Edit', onSelect: () => onAsk('edit', run) },
        { label: 'Remove', danger: true, separated: true, onSelect: () => onAsk('remove', run) },
      ]}
    />
  ),
})

/** Whether the losses of a run add up to what its document says. */
export function Agreement({ run: { reconciliation, difference } }: { readonly run: LossRun }) {
  if (reconciliation.isEqual) return <Pill tone="success">Totals match</Pill>
  return difference === null ? (
    <Pill tone="danger">Totals do not match</Pill>
  ) : (
    <Pill tone="warning">Discrepancy acknowledged</Pill>
  )
}

interface RemoveProps {
  readonly accountId: string
  readonly run: LossRun
  readonly onClose: () => void
}

function RemoveRun({ accountId, run, onClose }: RemoveProps) {
  const { removeRun } = useLossCalls(accountId)
  return (
    <ConfirmCall
      title="Remove this loss run?"
      confirmLabel="Remove"
      failure={lossMessages.saveFailed}
      run={() => removeRun(run)}
      onClose={onClose}
    >
      <p>Its losses will be removed and no longer count in the analysis. Its file stays in Documents.</p>
    </ConfirmCall>
  )
}
