import { deliveryMessages } from '@portico/contract/areas/certificates/delivery/certificate-delivery.messages.ts'
import type { CertificateDelivery } from '@portico/contract/areas/certificates/delivery/certificate-delivery.shapes.ts'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { useDeliveryCalls } from './deliveries.queries.ts'

interface Props {
  readonly at: { readonly accountId: string; readonly certificateId: string }
  readonly delivery: CertificateDelivery
  readonly onClose: () => void
}

/** Records that an email came back. */
export function BounceDialog({ at, delivery, onClose }: Props) {
  const { markBounced } = useDeliveryCalls(at)
  const form = useForm({ defaultValues: { reason: '' } })
  return (
    <FormDialog
      title={`Mark the email to ${delivery.recipient} as bounced`}
      saveLabel="Mark as bounced"
      form={form}
      onSave={async ({ reason }) => {
        await markBounced(delivery.id, reason)
        onClose()
      }}
      onClose={onClose}
      failure={(error) => reasonOf(error, deliveryMessages.bounceFailed)}
    >
      <TextField
        label="Reason"
        data-autofocus
        maxLength={300}
        description="Example: mailbox unknown"
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}
