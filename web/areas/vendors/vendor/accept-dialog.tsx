import { termsOf, type VendorLine } from '@portico/contract/areas/vendors/vendor-lines.ts'
import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import { AcceptanceDraft, type Vendor } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import type { FormFields } from '../../../kit/records/form-fields.ts'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { reasonField } from '../../../kit/records/reason-field.ts'
import { useVendorCalls } from '../vendors.queries.ts'

interface Props {
  readonly accountId: string
  readonly vendor: Vendor
  readonly line: VendorLine
  readonly onClose: () => void
}

const schema = AcceptanceDraft.omit({ line: true })

const fields: FormFields = {
  note: reasonField('Kept with the acceptance', schema.shape.note),
  until: { kind: 'day', label: 'Accept until', required: true, schema: schema.shape.until },
}

/** Accepts what a line lacks now, with a reason and until a date. */
export function AcceptDialog({ accountId, vendor, line, onClose }: Props) {
  const { accept } = useVendorCalls(accountId)
  return (
    <RecordDialog
      title={`Accept deficiency: ${termsOf(line).name}`}
      saveLabel="Accept deficiency"
      fields={fields}
      schema={schema}
      failure={vendorMessages.saveFailed}
      onSave={(draft) => accept(vendor, { line, ...draft })}
      onClose={onClose}
    />
  )
}
