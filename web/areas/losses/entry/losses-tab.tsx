import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossRun, LossRunOverview } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { Loss } from '@portico/contract/areas/losses/loss.shapes.ts'
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { RecordList } from '../../../kit/lists/record-list.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { ReasonDialog } from '../../../kit/records/reason-dialog.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { pagePart } from '../../../platform/page-part.ts'
import { lossActions, lossColumns } from '../loss-columns.tsx'
import classes from '../losses.module.css'
import { acknowledgeKey, useLossCalls, useRunLosses } from '../losses.queries.ts'
import { differencesBetween, ReconciliationCard } from './reconciliation-card.tsx'

const LossDialog = lazy(pagePart(() => import('./loss-dialog.tsx')))
const ImportDialog = lazy(pagePart(() => import('./import-dialog.tsx')))

interface Props {
  readonly accountId: string
  readonly overview: LossRunOverview
  readonly runId: string | undefined
  readonly onRun: (runId: string) => void
}

/** The losses of one loss run, set against what its document says. */
export default function LossesTab({ accountId, overview: { runs, mayChange }, runId, onRun }: Props) {
  const run = runs.find(({ id }) => id === runId) ?? runs[0]
  if (run === undefined)
    return (
      <EmptyState title="No loss runs yet">
        Add a carrier’s loss run under Received. Then enter its losses here.
      </EmptyState>
    )
  return (
    <div className={classes.cards}>
      <div className={classes.fields}>
        <SelectField
          label="Loss run"
          value={run.id}
          onChange={({ currentTarget }) => onRun(currentTarget.value)}
          data={runs.map(({ id, carrier, valuationOn, fileName }) => ({
            value: id,
            label: `${carrier}, valued ${formatDate(valuationOn)} (${fileName})`,
          }))}
        />
      </div>
      <RunLosses key={run.id} accountId={accountId} runId={run.id} mayChange={mayChange} />
    </div>
  )
}

type Asked =
  | { readonly what: 'add' | 'import' | 'acknowledge' }
  | { readonly what: 'edit'; readonly loss: Loss }
  | { readonly what: 'remove'; readonly losses: readonly Loss[] }

interface RunProps {
  readonly accountId: string
  readonly runId: string
  readonly mayChange: boolean
}

function RunLosses({ accountId, runId, mayChange }: RunProps) {
  const query = useRunLosses(accountId, runId)
  const [asked, setAsked] = useState<Asked>()
  return (
    <Loaded query={query} failed={lossMessages.loadFailed} lines={8}>
      {({ run, losses }) => (
        <>
          <ReconciliationCard
            run={run}
            onAcknowledge={mayChange ? () => setAsked({ what: 'acknowledge' }) : undefined}
          />
          <Card
            title="Losses"
            aside={losses.length}
            action={mayChange && <AddButtons run={run} onAsk={(what) => setAsked({ what })} />}
          >
            <LossList accountId={accountId} run={run} losses={losses} onAsk={mayChange ? setAsked : undefined} />
          </Card>
          {asked !== undefined && (
            <LossDialogs
              accountId={accountId}
              run={run}
              before={losses.length}
              asked={asked}
              onClose={() => setAsked(undefined)}
            />
          )}
        </>
      )}
    </Loaded>
  )
}

interface ListProps {
  readonly accountId: string
  readonly run: LossRun
  readonly losses: readonly Loss[]
  /** Undefined for those who only read. */
  readonly onAsk: ((asked: Asked) => void) | undefined
}

function LossList({ accountId, run, losses, onAsk }: ListProps) {
  return (
    <RecordList
      label="Losses"
      name="list"
      views="losses"
      noun={{ one: 'loss', many: 'losses' }}
      columns={lossColumns({ accountId, run })}
      actions={onAsk && lossActions((what, loss) => onAsk(what === 'edit' ? { what, loss } : { what, losses: [loss] }))}
      bulk={onAsk && [{ label: 'Remove', onRun: (chosen) => onAsk({ what: 'remove', losses: chosen }) }]}
      rows={losses}
      rowKey={({ id }) => id}
      fileName={`${accountId} losses ${run.valuationOn}.csv`}
      empty={
        <EmptyState title="No losses entered">
          {run.isTable
            ? 'Import losses from the file, or enter them one by one.'
            : 'Enter each claim in the loss run, with its page number.'}
        </EmptyState>
      }
    />
  )
}

interface DialogsProps extends DialogProps {
  readonly run: LossRun
  readonly before: number
  readonly asked: Asked
}

function LossDialogs({ run, before, asked, ...props }: DialogsProps) {
  if (asked.what === 'remove') return <RemoveLosses {...props} losses={asked.losses} />
  if (asked.what === 'acknowledge') return <Acknowledge {...props} run={run} />
  return (
    <Suspense>
      {asked.what === 'import' ? (
        <ImportDialog {...props} run={run} before={before} />
      ) : (
        <LossDialog {...props} run={run} loss={asked.what === 'edit' ? asked.loss : undefined} />
      )}
    </Suspense>
  )
}

function AddButtons({ run, onAsk }: { readonly run: LossRun; readonly onAsk: (what: 'add' | 'import') => void }) {
  return (
    <div className={classes.actions}>
      {run.isTable && (
        <Button kind="secondary" small icon={<IconFileImport size={18} aria-hidden />} onClick={() => onAsk('import')}>
          Import from file
        </Button>
      )}
      <Button small icon={<IconPlus size={18} aria-hidden />} onClick={() => onAsk('add')}>
        Add loss
      </Button>
    </div>
  )
}

interface DialogProps {
  readonly accountId: string
  readonly onClose: () => void
}

function RemoveLosses({ accountId, losses, onClose }: DialogProps & { readonly losses: readonly Loss[] }) {
  const { removeLoss } = useLossCalls(accountId)
  const removed = useRef(new Set<string>())
  const [first] = losses
  return (
    <ConfirmCall
      title={
        first !== undefined && losses.length === 1 ? `Remove ${first.claimNumber}?` : `Remove ${losses.length} losses?`
      }
      confirmLabel="Remove"
      failure={lossMessages.saveFailed}
      run={async () => {
        // What was removed before another was rejected is not removed again.
        const remove = async (loss: Loss) => {
          await removeLoss(loss)
          removed.current.add(loss.id)
        }
        await Promise.all(losses.filter(({ id }) => !removed.current.has(id)).map(remove))
      }}
      onClose={onClose}
    >
      <p>{losses.length === 1 ? 'The loss' : 'The losses'} will no longer count in the analysis.</p>
    </ConfirmCall>
  )
}

function Acknowledge({ accountId, run, onClose }: DialogProps & { readonly run: LossRun }) {
  const { acknowledge } = useLossCalls(accountId)
  const { start, base, save, conflictOf } = useSavedMeanwhile(acknowledgeKey, run, onClose)
  return (
    <ReasonDialog
      title="Acknowledge the discrepancy"
      saveLabel="Acknowledge"
      required={lossMessages.reasonRequired}
      failure={lossMessages.saveFailed}
      onSave={(reason) => save(acknowledge(base, reason))}
      conflict={conflictOf((theirs) => differencesBetween(start, theirs))}
      onClose={onClose}
    >
      <p>The discrepancy stays acknowledged until a loss or total changes.</p>
    </ReasonDialog>
  )
}
