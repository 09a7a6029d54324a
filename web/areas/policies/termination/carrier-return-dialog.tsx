import { terminationMessages } from '@portico/contract/areas/policies/termination/termination.messages.ts'
import { CarrierReturned, terminationFields } from '@portico/contract/areas/policies/termination/termination.shapes.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import type { StoredPolicy } from '../policies.queries.ts'
import { carrierReturnKey, useTerminationCalls } from './termination.queries.ts'

interface Props {
  readonly accountId: string
  readonly policy: StoredPolicy
  readonly onClose: () => void
}

/** Enters what the carrier returned for a cancellation. */
export default function CarrierReturnDialog({ accountId, policy, onClose }: Props) {
  const { saveReturn } = useTerminationCalls(accountId)
  const stale = useSavedMeanwhile(carrierReturnKey, policy, onClose)
  return (
    <RecordDialog
      title="Carrier’s return"
      saveLabel="Save"
      fields={{ carrierReturn: terminationFields.carrierReturn }}
      schema={CarrierReturned}
      stale={stale}
      valuesOf={({ statusChanges }) => ({ carrierReturn: statusChanges[0]?.carrierReturn ?? undefined })}
      failure={terminationMessages.returnFailed}
      onSave={(returned, base) => saveReturn({ id: policy.id, version: (base ?? policy).version }, returned)}
      onClose={onClose}
    />
  )
}
