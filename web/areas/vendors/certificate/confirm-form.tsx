import { zodResolver } from '@hookform/resolvers/zod'
import { CertificateValues, type VendorCertificate } from '@portico/contract/areas/vendors/vendor-certificate.shapes.ts'
import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import type { Vendor } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { ConflictChoice } from '../../../kit/forms/conflicts/conflict-choice.tsx'
import { useLateValues } from '../../../kit/forms/conflicts/use-late-values.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { LeaveGuard } from '../../../kit/overlays/leave-guard.tsx'
import { formSchema, type Typed, typedDifferences, typedValues } from '../../../kit/records/form-fields.ts'
import { RecordFields } from '../../../kit/records/record-fields.tsx'
import { reasonOf, refusedFields, statusOf } from '../../../platform/call-error.ts'
import { certificateFields } from '../line-fields.ts'
import { startValues } from '../start-values.ts'
import { vendorsPath } from '../vendor-looks.ts'
import classes from '../vendors.module.css'
import { confirmKey, useVendorCalls } from '../vendors.queries.ts'
import { RejectDialog } from './reject-dialog.tsx'

interface Props {
  readonly accountId: string
  readonly vendor: Vendor
  readonly certificate: VendorCertificate
}

/** The values of a certificate to be checked against its document. */
export function ConfirmForm({ accountId, vendor, certificate }: Props) {
  const { confirm } = useVendorCalls(accountId)
  const navigate = useNavigate()
  const requirements = vendor.requirementSet?.lines ?? null
  const [fields] = useState(() => certificateFields(requirements, vendor.requirementSet?.clauses ?? []))
  const [schema] = useState(() => formSchema(fields, CertificateValues))
  const [failed, setFailed] = useState<string>()
  const [isRejecting, setRejecting] = useState(false)
  const values = typedValues(fields, startValues(certificate, requirements, vendor.record.name))
  const form = useForm<Typed, unknown, CertificateValues>({
    resolver: zodResolver(schema),
    defaultValues: values,
  })
  // A vendor's values may arrive after its file.
  useLateValues(form, values)
  const { isSubmitting, isDirty, isSubmitSuccessful } = form.formState
  const leave = () => void navigate({ to: vendorsPath(accountId, vendor.record.id) })
  const stale = useSavedMeanwhile(confirmKey, certificate, leave, isDirty)
  const conflict = stale.conflictOf((theirs) => typedDifferences(fields, form.getValues(), theirs))
  const submit = form.handleSubmit(async (confirmed) => {
    setFailed(undefined)
    try {
      await stale.save(confirm(vendor, stale.base, confirmed))
    } catch (error) {
      const errors = Object.entries(refusedFields(error)).filter(([name]) => Object.hasOwn(fields, name))
      for (const [name, message] of errors) form.setError(name, { message }, { shouldFocus: true })
      if (errors.length === 0 && statusOf(error) !== 409) setFailed(reasonOf(error, vendorMessages.saveFailed, 'state'))
    }
  })
  return (
    <Card title="Values to confirm">
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={classes.under}>Compare each value with the document. Only confirmed values count.</p>
        {failed !== undefined && <Notice kind="error">{failed}</Notice>}
        {conflict && <ConflictChoice {...conflict} onKeepMine={() => void submit()} />}
        <RecordFields form={form} fields={fields} />
        <FormActions>
          <Button kind="secondary" onClick={() => setRejecting(true)}>
            Reject…
          </Button>
          <Button type="submit" busy={isSubmitting} disabled={conflict !== undefined}>
            Confirm values
          </Button>
        </FormActions>
      </form>
      <LeaveGuard when={isDirty && !isSubmitting && !isSubmitSuccessful}>
        The values have not been confirmed.
      </LeaveGuard>
      {isRejecting && (
        <RejectDialog
          accountId={accountId}
          vendor={vendor}
          certificate={certificate}
          onClose={() => setRejecting(false)}
        />
      )}
    </Card>
  )
}
