import { bindingMessages } from '@portico/contract/areas/binding/binding.messages.ts'
import type { BindDecision, BindOption } from '@portico/contract/areas/binding/binding.shapes.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../kit/data/data-table.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { toasts } from '../../kit/feedback/toasts.ts'
import { reasonOf } from '../../platform/call-error.ts'
import { formatDate, formatMoment, formatMoney } from '../../platform/formats.ts'
import { pagePart } from '../../platform/page-part.ts'
import classes from './bind-decision.module.css'
import { useBindCalls } from './binding.queries.ts'

const PolicyDialog = lazy(pagePart(() => import('./dialogs/policy-dialog.tsx')))
const DifferenceDialog = lazy(pagePart(() => import('./dialogs/difference-dialog.tsx')))

type Difference = NonNullable<BindOption['differences']>[number]

interface Props {
  readonly accountId: string
  readonly decision: BindDecision
  readonly option: BindOption
}

/** The check of a policy: what it says is entered, then every difference to quote and binder is settled. */
export function CheckPart({ accountId, decision, option }: Props) {
  const { state, differences, checked } = option
  const mayCheck = decision.mayManage && state === 'POLICY_RECEIVED'
  if (!mayCheck && state !== 'CHECKED') return null
  return (
    <div className={classes.part}>
      <h3>Policy check</h3>
      {checked !== null && (
        <p>
          Checked by {checked.by}, {formatMoment(checked.at)}
        </p>
      )}
      {differences === null ? (
        <p>Enter the policy as issued. It is compared with the accepted quote and the binder.</p>
      ) : (
        <Differences accountId={accountId} decision={decision} option={option} differences={differences} />
      )}
      {mayCheck && <CheckActions accountId={accountId} decision={decision} option={option} />}
    </div>
  )
}

function CheckActions({ accountId, decision, option }: Props) {
  const { check } = useBindCalls(accountId, decision.cycleId, option)
  const [entering, setEntering] = useState(false)
  const [busy, setBusy] = useState(false)
  const { differences } = option
  const isSettled = differences?.every((each) => !each.isMaterial && each.decision?.choice === 'ACCEPTED') === true
  const finish = async (): Promise<void> => {
    setBusy(true)
    try {
      await check()
    } catch (error) {
      toasts.show('error', reasonOf(error, bindingMessages.saveFailed, 'differences'))
    }
    setBusy(false)
  }
  return (
    <div className={classes.actions}>
      <Button kind={differences === null ? 'primary' : 'secondary'} onClick={() => setEntering(true)}>
        {differences === null ? 'Enter the policy' : 'Edit the policy'}
      </Button>
      {isSettled && (
        <Button busy={busy} onClick={() => void finish()}>
          Policy checked
        </Button>
      )}
      {entering && (
        <Suspense>
          <PolicyDialog accountId={accountId} decision={decision} option={option} onClose={() => setEntering(false)} />
        </Suspense>
      )}
    </div>
  )
}

const words = ({ format }: Difference, value: string | null): string => {
  if (value === null) return 'Missing'
  if (format === 'MONEY') return formatMoney(Number(value))
  return format === 'DATE' ? formatDate(value) : value
}

interface Asked {
  readonly difference: Difference
  readonly choice: 'ACCEPT' | 'ASK_CARRIER'
}

/** The papers compared; the last column has the actions for people who may decide. */
const columnsOf = (
  { binders }: BindOption,
  onAsk: ((asked: Asked) => void) | undefined,
): readonly Column<Difference>[] => [
  { key: 'label', header: 'Discrepancy', cell: ({ label }) => label },
  { key: 'quote', header: 'Quote', cell: (each) => words(each, each.quote) },
  ...(binders.length === 0
    ? []
    : [{ key: 'binder', header: 'Binder', cell: (each: Difference) => words(each, each.binder) }]),
  { key: 'policy', header: 'Policy', cell: (each) => words(each, each.policy) },
  { key: 'decision', header: 'Resolution', cell: (each) => <Decided difference={each} /> },
  ...(onAsk === undefined
    ? []
    : [
        {
          key: 'actions',
          header: 'Decide',
          cell: (difference: Difference) => (
            <DecideButtons difference={difference} onAsk={(choice) => onAsk({ difference, choice })} />
          ),
        },
      ]),
]

function Differences({
  accountId,
  decision,
  option,
  differences,
}: Props & { readonly differences: readonly Difference[] }) {
  const [asked, setAsked] = useState<Asked>()
  if (differences.length === 0) return <p>The quote, binder, and policy match.</p>
  const mayDecide = decision.mayManage && option.state === 'POLICY_RECEIVED'
  const columns = columnsOf(option, mayDecide ? setAsked : undefined)
  return (
    <>
      <DataTable label="Discrepancies" columns={columns} rows={differences} rowKey={({ key }) => key} />
      {asked !== undefined && (
        <Suspense>
          <DifferenceDialog
            accountId={accountId}
            decision={decision}
            option={option}
            {...asked}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

interface DecideProps {
  readonly difference: Difference
  readonly onAsk: (choice: 'ACCEPT' | 'ASK_CARRIER') => void
}

function DecideButtons({ difference: { label, decision, isMaterial }, onAsk }: DecideProps) {
  if (decision?.choice === 'ACCEPTED' && !isMaterial) return null
  return (
    <>
      {!isMaterial && (
        <Button small kind="secondary" aria-label={`Accept: ${label}`} onClick={() => onAsk('ACCEPT')}>
          Accept
        </Button>
      )}{' '}
      {decision === null && (
        <Button small kind="quiet" aria-label={`Ask carrier: ${label}`} onClick={() => onAsk('ASK_CARRIER')}>
          Ask carrier
        </Button>
      )}
    </>
  )
}

function Decided({ difference: { decision, isMaterial } }: { readonly difference: Difference }) {
  if (isMaterial) return <Correction decision={decision} />
  if (decision === null) return <Pill tone="warning">Open</Pill>
  const isAccepted = decision.choice === 'ACCEPTED'
  return (
    <>
      <Pill tone={isAccepted ? 'success' : 'brand'}>{isAccepted ? 'Accepted' : 'Carrier asked'}</Pill>
      <p className={classes.muted}>
        {decision.by}
        {decision.note !== '' && `: ${decision.note}`}
      </p>
    </>
  )
}

/** The policy gives less than requested: this cannot be accepted. */
function Correction({ decision }: Pick<Difference, 'decision'>) {
  return (
    <>
      <Pill tone="danger">Must be corrected or endorsed</Pill>
      {decision?.choice === 'ASKED' && (
        <p className={classes.muted}>
          {decision.by} asked the carrier{decision.note !== '' && `: ${decision.note}`}
        </p>
      )}
    </>
  )
}
