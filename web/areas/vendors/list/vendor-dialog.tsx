import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import {
  type RequirementSet,
  vendor as vendorType,
  type VendorRecord,
} from '@portico/contract/areas/vendors/vendor.shapes.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { changeVendorKey, useVendorCalls } from '../vendors.queries.ts'

interface Props {
  readonly accountId: string
  readonly sets: readonly RequirementSet[]
  /** The vendor that is changed; a new one where it is omitted. */
  readonly vendor?: VendorRecord
  readonly onClose: () => void
}

/** Adds a vendor, or changes one. */
export function VendorDialog({ accountId, sets, vendor, onClose }: Props) {
  const { addVendor, changeVendor } = useVendorCalls(accountId)
  const choices = [{ value: '', label: 'None' }, ...sets.map(({ id, name }) => ({ value: id, label: name }))]
  const { fields } = vendorType
  return (
    <RecordDialog
      title={vendor === undefined ? 'Add vendor' : 'Edit vendor'}
      fields={{ ...fields, requirementSetId: { ...fields.requirementSetId, choices } }}
      schema={vendorType.draft}
      start={{ remindersOn: true, language: 'en', requirementSetId: sets[0]?.id ?? null }}
      stale={useSavedMeanwhile(changeVendorKey, vendor, onClose)}
      failure={vendorMessages.saveFailed}
      onSave={(draft, base) => (base === undefined ? addVendor(draft) : changeVendor(base, draft))}
      onClose={onClose}
    />
  )
}
