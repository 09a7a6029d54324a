import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import { type RequirementSet, requirementSet } from '@portico/contract/areas/vendors/vendor.shapes.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { requirementFields } from '../line-fields.ts'
import { changeSetKey, useVendorCalls } from '../vendors.queries.ts'

interface Props {
  readonly accountId: string
  readonly set: RequirementSet | undefined
  readonly onClose: () => void
}

/** Adds a requirement set, or saves a new version of one. */
export function SetDialog({ accountId, set, onClose }: Props) {
  const { addSet, changeSet } = useVendorCalls(accountId)
  return (
    <RecordDialog
      title={set === undefined ? 'Add requirement set' : 'Edit requirement set'}
      size="large"
      fields={requirementFields}
      schema={requirementSet.draft}
      stale={useSavedMeanwhile(changeSetKey, set, onClose)}
      failure={vendorMessages.saveFailed}
      onSave={(draft, base) => (base === undefined ? addSet(draft) : changeSet(base, draft))}
      onClose={onClose}
    />
  )
}
