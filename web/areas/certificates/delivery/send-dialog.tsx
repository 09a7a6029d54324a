import { deliveryMessages } from '@portico/contract/areas/certificates/delivery/certificate-delivery.messages.ts'
import type {
  CertificateDeliveries,
  DeliveryForm,
} from '@portico/contract/areas/certificates/delivery/certificate-delivery.shapes.ts'
import { useForm, useWatch } from 'react-hook-form'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import classes from '../certificates.module.css'
import { SendAs } from './send-as.tsx'
import { useDeliveryCalls } from './deliveries.queries.ts'

interface Props {
  readonly at: { readonly accountId: string; readonly certificateId: string }
  readonly log: CertificateDeliveries
  readonly onClose: () => void
}

interface Draft {
  email: string
  form: DeliveryForm
  savesAddress: boolean
}

/** Emails a certificate to its holder; a corrected address can be saved with the holder. */
export function SendDialog({ at, log, onClose }: Props) {
  const { send } = useDeliveryCalls(at)
  const form = useForm<Draft>({ defaultValues: { email: log.holderEmail, form: 'PDF', savesAddress: false } })
  const [email, chosen] = useWatch({ control: form.control, name: ['email', 'form'] })
  const { errors } = form.formState
  const isOther = email.trim() !== '' && email.trim() !== log.holderEmail
  return (
    <FormDialog
      title="Send certificate"
      saveLabel="Send"
      form={form}
      onSave={async (draft) => {
        await send({
          ...draft,
          email: draft.email.trim(),
          savesAddress: draft.savesAddress && isOther && log.isHolderListed,
        })
        onClose()
      }}
      onClose={onClose}
      failure={(error) => reasonOf(error, deliveryMessages.sendFailed)}
    >
      <div className={classes.stack}>
        <TextField
          label="Email"
          type="email"
          required
          data-autofocus
          maxLength={254}
          description="The holder receives the certificate under your brokerage’s name."
          error={errors.email?.message}
          {...form.register('email')}
        />
        <SendAs value={chosen} onChange={(to) => form.setValue('form', to, { shouldDirty: true })} />
        {isOther && log.isHolderListed && (
          <CheckField label="Save as the holder’s email" {...form.register('savesAddress')} />
        )}
      </div>
    </FormDialog>
  )
}
