import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type {
  ClaimLedger,
  LedgerLoss,
  LossProposal,
} from '@portico/contract/areas/claims/ledger/claim-ledger.shapes.ts'
import { valuationSourceNames } from '@portico/contract/areas/losses/ledger/valuation.shapes.ts'
import { wholeOf } from '@portico/contract/areas/losses/loss.rules.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { ConfirmDialog } from '../../../kit/overlays/confirm-dialog.tsx'
import { formatDate, formatMoney } from '../../../platform/formats.ts'
import { useWork } from '../../../platform/use-work.ts'
import classes from '../claims.module.css'
import { useLedgerCalls } from '../claims.queries.ts'
import type { OfClaim } from '../claim/of-claim.ts'
import { UpdateReview } from './update-review.tsx'
import { ValuationDialog } from './valuation-dialog.tsx'

interface Props extends OfClaim {
  readonly ledger: ClaimLedger
}

/** A claim in the loss ledger: the loss it is in the carrier's loss runs, and what it was worth, by date. */
export function LedgerCard(props: Props) {
  const { accountId, claim } = props
  const { valuations, update } = props.ledger
  const [adding, setAdding] = useState(false)
  const add = claim.may.manage && (
    <Button kind="secondary" small onClick={() => setAdding(true)}>
      Add valuation
    </Button>
  )
  return (
    <Card
      title="Loss ledger"
      action={add}
      footer="The newest valuation counts on this claim, in the loss analysis, and in the renewal’s loss summary."
    >
      <div className={classes.stack}>
        <Linked {...props} />
        {update !== null && <UpdateReview key={update.loss.id} accountId={accountId} claim={claim} update={update} />}
        {valuations.length === 0 && <p className={classes.under}>Not valued yet. Link a loss, or add a valuation.</p>}
        {valuations.length > 0 && <DataTable label="Valuations" columns={columns} rows={valuations} rowKey={keyOf} />}
      </div>
      {adding && <ValuationDialog accountId={accountId} claim={claim} onClose={() => setAdding(false)} />}
    </Card>
  )
}

type Valuation = ClaimLedger['valuations'][number]

const keyOf = ({ valuedOn, source }: Valuation): string => `${valuedOn} ${source}`

const columns: readonly Column<Valuation>[] = [
  {
    key: 'valuedOn',
    header: 'Valued as of',
    cell: ({ valuedOn, source, note }) => (
      <div>
        {formatDate(valuedOn)}
        <span className={classes.under}>{valuationSourceNames[source]}</span>
        {note !== '' && <span className={classes.under}>{note}</span>}
      </div>
    ),
  },
  { key: 'paid', header: 'Paid', numeric: true, cell: ({ paid }) => formatMoney(wholeOf(paid)) },
  { key: 'reserve', header: 'Reserves', numeric: true, cell: ({ reserve }) => formatMoney(wholeOf(reserve)) },
  { key: 'incurred', header: 'Incurred', numeric: true, cell: ({ incurred }) => formatMoney(incurred) },
]

/** The loss that a claim is linked to, else the losses that it may be. */
function Linked({ accountId, claim, ledger: { linked, linkedBy, proposals } }: Props) {
  const { link, unlink, decline } = useLedgerCalls(accountId)
  const [asking, setAsking] = useState(false)
  const work = useWork()
  const run = (done: () => Promise<unknown>) => void work.run(done, claimMessages.saveFailed)
  return (
    <>
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      {linkedBy !== '' && (
        <div className={classes.line}>
          <span>
            {linked === null ? 'Linked to a loss that no loss run lists now' : lossText(linked)}
            <span className={classes.under}>Linked by {linkedBy}</span>
          </span>
          {claim.may.manage && (
            <Button kind="quiet" small busy={work.busy} onClick={() => setAsking(true)}>
              Unlink
            </Button>
          )}
        </div>
      )}
      {proposals.length > 0 && (
        <ul className={classes.list} aria-label="Possible losses">
          {proposals.map((proposal) => (
            <li key={proposal.loss.id}>
              <Proposal proposal={proposal} />
              {claim.may.manage && (
                <Choices
                  lossNumber={proposal.loss.claimNumber}
                  busy={work.busy}
                  onLink={() => run(() => link(claim, proposal.loss.id))}
                  onDecline={() => run(() => decline(claim, proposal.loss.id))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {asking && (
        <ConfirmDialog
          title="Unlink this claim from its loss?"
          confirmLabel="Unlink"
          busy={work.busy}
          onCancel={() => setAsking(false)}
          onConfirm={() =>
            run(async () => {
              await unlink(claim)
              setAsking(false)
            })
          }
        >
          <p>Valuations taken from loss runs will be removed from the claim. The loss runs stay as they are.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

type Choose = () => void

interface ChoicesProps extends Readonly<Record<'onLink' | 'onDecline', Choose>> {
  readonly lossNumber: string
  readonly busy: boolean
}

const Choices = ({ lossNumber, busy, onLink, onDecline }: ChoicesProps) => (
  <span className={classes.actions}>
    <Button kind="secondary" small busy={busy} aria-label={`Link loss ${lossNumber}`} onClick={onLink}>
      Link
    </Button>
    <Button kind="quiet" small disabled={busy} aria-label={`Not this claim: loss ${lossNumber}`} onClick={onDecline}>
      Not this claim
    </Button>
  </span>
)

function Proposal({ proposal: { loss, reasons } }: { readonly proposal: LossProposal }) {
  const { line, lossOn, incurred, claimant, description, valuedOn } = loss
  return (
    <>
      <strong>Possible loss: {loss.claimNumber}</strong>
      <span className={classes.under}>{reasons.join(', ')}</span>
      <span className={classes.under}>
        {[policyTypeName(line), `Date of loss ${formatDate(lossOn)}`, claimant, description]
          .filter((each) => each !== '')
          .join('. ')}
      </span>
      <span className={classes.under}>
        {formatMoney(incurred)} incurred, valued {formatDate(valuedOn)}
      </span>
    </>
  )
}

const lossText = ({ claimNumber, line, valuedOn }: LedgerLoss): string =>
  `Loss ${claimNumber}, ${policyTypeName(line)}, in the loss run valued ${formatDate(valuedOn)}`
