import { transferMessages } from '@portico/contract/areas/account-transfers/transfer.messages.ts'
import { transferReason, TransferReason } from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { RecordDialog } from '../../kit/records/record-dialog.tsx'

const asked = { fields: { reason: transferReason }, schema: TransferReason, failure: transferMessages.failed }

interface Props {
  /** Of the button, the dialog and what saves it. */
  readonly label: string
  readonly onSave: (body: { readonly reason: string }) => Promise<unknown>
}

/** A button that first asks for a reason. */
export function ReasonButton({ label, onSave }: Props) {
  const [isAsked, setAsked] = useState(false)
  const close = (): void => setAsked(false)
  return (
    <>
      <Button kind="secondary" small onClick={() => setAsked(true)}>
        {`${label}…`}
      </Button>
      {isAsked && <RecordDialog {...asked} title={label} saveLabel={label} onSave={onSave} onClose={close} />}
    </>
  )
}
