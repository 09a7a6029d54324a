import { isOpen } from '@portico/contract/areas/account-transfers/transfer.rules.ts'
import type {
  AccountTransfer,
  AccountTransferDetail,
} from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import type { ReactNode } from 'react'
import { Card } from '../../kit/layout/card.tsx'
import classes from './account-transfers.module.css'
import { PreviewCards } from './preview-cards.tsx'
import { TransferFacts } from './transfer-facts.tsx'
import { TransferState } from './transfer-state.tsx'

interface Props {
  readonly detail: AccountTransferDetail
  /** What the reader can do about it. */
  readonly actions: ReactNode
}

/** A transfer whole: how far it is, who agreed, the new team, what moves and what stops it. */
export function TransferCards({ detail: { transfer, team, admins, preview }, actions }: Props) {
  const { kind, state, to } = transfer
  const isDone = state === 'DONE'
  return (
    <div className={classes.cards}>
      <Card title="Transfer" aside={<TransferState state={state} />} {...(actions !== null && { footer: actions })}>
        <TransferFacts transfer={transfer} />
      </Card>
      {(isOpen(state) || isDone) && (
        <PreviewCards preview={preview} isDone={isDone} {...(kind === 'SHARE' && { sharedWith: to.name })} />
      )}
      {team.length > 0 && (
        <Card title={`Team at ${to.name}`}>
          <People people={team.map(({ name, role }) => `${name}, ${role}`)} />
        </Card>
      )}
      {admins.length > 0 && <InsuredCard admins={admins} kind={kind} />}
    </div>
  )
}

interface InsuredProps extends Pick<AccountTransfer, 'kind'> {
  readonly admins: readonly string[]
}

/** The people of the insured who are notified. */
export function InsuredCard({ admins, kind }: InsuredProps) {
  return (
    <Card title="Insured">
      {admins.length === 0 ? (
        <p>The insured has no Admin, so no one will be notified.</p>
      ) : (
        <>
          <p>
            {kind === 'MOVE'
              ? 'These Admins are notified by email. They can object until the effective date, which ends the transfer.'
              : 'These Admins are notified by email. They can object at any time, which ends the share.'}
          </p>
          <People people={admins} />
        </>
      )}
    </Card>
  )
}

function People({ people }: { readonly people: readonly string[] }) {
  return (
    <ul className={classes.people}>
      {people.map((person) => (
        <li key={person}>{person}</li>
      ))}
    </ul>
  )
}
