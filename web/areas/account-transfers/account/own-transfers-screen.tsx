import { transferMessages } from '@portico/contract/areas/account-transfers/transfer.messages.ts'
import { isOpen } from '@portico/contract/areas/account-transfers/transfer.rules.ts'
import type { AccountTransfer } from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatDate } from '../../../platform/formats.ts'
import classes from '../account-transfers.module.css'
import { ReasonButton } from '../reason-button.tsx'
import { TransferFacts } from '../transfer-facts.tsx'
import { TransferState } from '../transfer-state.tsx'
import { ownTransfersQuery, useObjection } from '../transfers.queries.ts'

interface Props {
  readonly accountId: string
}

/** The moves and shares of an account; its Admins can object to one that is open. */
export default function OwnTransfersScreen({ accountId }: Props) {
  const query = useQuery(ownTransfersQuery(accountId))
  return (
    <Page
      title="Account Transfers"
      eyebrow={<AppLink href={`/${encodeURIComponent(accountId)}/details`}>Account Details</AppLink>}
      lead="Moves of this account to another brokerage, and shares with a second one."
    >
      <Loaded query={query} failed={transferMessages.listFailed} lines={6}>
        {({ transfers, mayObject }) =>
          transfers.length === 0 ? (
            <EmptyState title="No account transfers yet">
              A move to another brokerage or a share appears here.
            </EmptyState>
          ) : (
            <div className={classes.cards}>
              {transfers.map((transfer) => (
                <TransferCard key={transfer.id} accountId={accountId} transfer={transfer} mayObject={mayObject} />
              ))}
            </div>
          )
        }
      </Loaded>
    </Page>
  )
}

interface CardProps extends Props {
  readonly transfer: AccountTransfer
  readonly mayObject: boolean
}

function TransferCard({ accountId, transfer, mayObject }: CardProps) {
  const object = useObjection(accountId, transfer.id)
  const { kind, from, to, state } = transfer
  const noun = kind === 'MOVE' ? 'move' : 'share'
  const isAsked = mayObject && isOpen(state)
  return (
    <Card
      title={kind === 'MOVE' ? `${from.name} to ${to.name}` : `${from.name}, shared with ${to.name}`}
      aside={<TransferState state={state} />}
      {...(isAsked && { footer: <ReasonButton label={`Object to the ${noun}`} onSave={object} /> })}
    >
      {isAsked && <Notice kind="info">{consequenceOf(transfer)}</Notice>}
      <TransferFacts transfer={transfer} />
    </Card>
  )
}

function consequenceOf({ kind, to, effectiveOn }: AccountTransfer): string {
  const day = formatDate(effectiveOn)
  return kind === 'MOVE'
    ? `${to.name} will serve your account from ${day}. You and your colleagues keep your access. If you do not agree, object before that day.`
    : `People of ${to.name} can read your account from ${day}. They cannot change it. If you do not agree, object at any time.`
}
