import { transferMessages } from '@portico/contract/areas/account-transfers/transfer.messages.ts'
import { isOpen } from '@portico/contract/areas/account-transfers/transfer.rules.ts'
import type { AccountTransfer } from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { useCurrentUser } from '../../session/session.public.ts'
import classes from '../account-transfers.module.css'
import { ReasonButton } from '../reason-button.tsx'
import { useAnswers } from '../transfers.queries.ts'

interface Props {
  readonly brokerCode: string
  readonly transfer: AccountTransfer
}

/** Confirms or declines a move or a share for a brokerage, or ends a share. */
export function BrokerageAnswer({ brokerCode, transfer }: Props) {
  const { confirm, decline, end } = useAnswers(brokerCode, transfer.id)
  const [isAsked, setAsked] = useState(false)
  const user = useCurrentUser()
  const isGiving = transfer.from.brokerCode === brokerCode
  const consent = isGiving ? transfer.fromConsent : transfer.toConsent
  if (!isOpen(transfer.state)) return <p>This transfer has ended.</p>
  if (user === null || user.isViewer || user.brokerRoles[brokerCode] === undefined)
    return <p>An admin of the brokerage confirms, declines, or ends this transfer.</p>
  if (transfer.state === 'IN_FORCE') return <ReasonButton label="End share" onSave={end} />
  const noun = transfer.kind === 'MOVE' ? 'move' : 'share'
  return (
    <>
      {consent !== null && <p>Your brokerage has confirmed. You can still decline until the effective date.</p>}
      <div className={classes.actions}>
        {consent === null && (
          <Button small onClick={() => setAsked(true)}>
            {`Confirm ${noun}…`}
          </Button>
        )}
        <ReasonButton label={`Decline ${noun}`} onSave={decline} />
      </div>
      {isAsked && (
        <ConfirmCall
          title={`Confirm the ${noun} of ${transfer.companyName}?`}
          confirmLabel={`Confirm ${noun}`}
          failure={transferMessages.failed}
          run={confirm}
          onClose={() => setAsked(false)}
        >
          <p>{consequenceOf(transfer, isGiving)}</p>
        </ConfirmCall>
      )}
    </>
  )
}

function consequenceOf(transfer: AccountTransfer, isGiving: boolean): string {
  if (transfer.kind === 'SHARE') return (isGiving ? sharingOf : readingOf)(transfer)
  return (isGiving ? lossOf : gainOf)(transfer)
}

const sharingOf = ({ to, effectiveOn }: AccountTransfer): string =>
  `If ${to.name} confirms too, its people can read this account from ${formatDate(effectiveOn)}. The account stays yours, and you can end the share at any time.`

const readingOf = ({ from, effectiveOn }: AccountTransfer): string =>
  `If ${from.name} confirms too, your people can read this account from ${formatDate(effectiveOn)}. They cannot change it.`

const lossOf = ({ to, effectiveOn }: AccountTransfer): string =>
  `If ${to.name} confirms too, your people lose access on ${formatDate(effectiveOn)}. All records, with your internal notes, go to ${to.name}.`

const gainOf = ({ from, effectiveOn }: AccountTransfer): string =>
  `If ${from.name} confirms too, the account belongs to your brokerage from ${formatDate(effectiveOn)}.`
