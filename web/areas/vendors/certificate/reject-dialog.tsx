import { Rejection, type VendorCertificate } from '@portico/contract/areas/vendors/vendor-certificate.shapes.ts'
import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import type { Vendor } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import type { FormFields } from '../../../kit/records/form-fields.ts'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { reasonField } from '../../../kit/records/reason-field.ts'
import { stateLooks } from '../vendor-looks.ts'
import { rejectKey, useVendorCalls } from '../vendors.queries.ts'

interface Props {
  readonly accountId: string
  readonly vendor: Vendor
  readonly certificate: VendorCertificate
  readonly onClose: () => void
}

const schema = Rejection.omit({ version: true })

const fields: FormFields = {
  note: reasonField('Visible to the vendor', schema.shape.note),
}

/** Rejects a certificate, with a reason that its sender sees. */
export function RejectDialog({ accountId, vendor, certificate, onClose }: Props) {
  const { reject } = useVendorCalls(accountId)
  const stale = useSavedMeanwhile(rejectKey, certificate, onClose)
  return (
    <RecordDialog
      title="Reject certificate"
      saveLabel="Reject certificate"
      fields={fields}
      schema={schema}
      stale={{
        ...stale,
        conflictOf: () =>
          stale.conflictOf(({ state }) => [
            { field: 'Status', mine: stateLooks.REJECTED.label, theirs: stateLooks[state].label },
          ]),
      }}
      valuesOf={() => ({ note: '' })}
      failure={vendorMessages.saveFailed}
      onSave={({ note }, base) => reject(vendor, base ?? certificate, note)}
      onClose={onClose}
    />
  )
}
