import { deletionMessages } from '@portico/contract/areas/account-deletion/deletion.messages.ts'
import {
  type DeletionCheck,
  deletionReason,
  DeletionReason,
} from '@portico/contract/areas/account-deletion/deletion.shapes.ts'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { RecordDialog } from '../../kit/records/record-dialog.tsx'
import { formatMoment } from '../../platform/formats.ts'
import { useDeletionCalls } from './account-deletion.queries.ts'
import classes from './account-deletion.module.css'

/** The legal hold of an account, set and lifted with a reason. */
export function HoldCard({ check: { accountCode, hold } }: { readonly check: DeletionCheck }) {
  const calls = useDeletionCalls(accountCode)
  const [isAsked, setAsked] = useState(false)
  const label = hold === null ? 'Set legal hold' : 'Lift legal hold'
  return (
    <Card
      title="Legal hold"
      footer={
        <Button kind="secondary" small onClick={() => setAsked(true)}>
          {label}
        </Button>
      }
    >
      <p className={classes.text}>
        {hold === null
          ? 'No legal hold. An account under a legal hold cannot be deleted or erased.'
          : `${hold.reason} (${hold.by}, ${formatMoment(hold.at)})`}
      </p>
      {isAsked && (
        <RecordDialog
          title={label}
          saveLabel={label}
          fields={{ reason: deletionReason }}
          schema={DeletionReason}
          failure={deletionMessages.failed}
          onSave={hold === null ? calls.setHold : calls.liftHold}
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  )
}
