import {
  Dismissal,
  type DuplicateKind,
  type PossibleDuplicate,
} from '@portico/contract/areas/brokerage-data/duplicates/possible-duplicate.shapes.ts'
import { duplicateMessages } from '@portico/contract/areas/brokerage-data/duplicates/possible-duplicate.messages.ts'
import { reasonField } from '../../../kit/records/reason-field.ts'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { useDuplicateCalls } from '../data.queries.ts'

const schema = Dismissal.pick({ reason: true })
const fields = { reason: reasonField('Visible to everyone at your brokerage.', schema.shape.reason) }

interface Props {
  readonly brokerCode: string
  readonly kind: DuplicateKind
  readonly group: PossibleDuplicate
  readonly onClose: () => void
}

/** Asks why similar records are not duplicates. */
export function DismissDialog({ brokerCode, kind, group: { digest, label }, onClose }: Props) {
  const { dismiss } = useDuplicateCalls(brokerCode)
  return (
    <RecordDialog
      title={`Dismiss ${label}`}
      saveLabel="Dismiss"
      failure={duplicateMessages.dismissFailed}
      fields={fields}
      schema={schema}
      onSave={({ reason }) => dismiss({ kind, digest, reason })}
      onClose={onClose}
    />
  )
}
