import type { DeliveryForm } from '@portico/contract/areas/certificates/delivery/certificate-delivery.shapes.ts'
import { certificateRenewalMessages } from '@portico/contract/areas/certificate-renewals/certificate-renewal.messages.ts'
import type { CertificateRenewal } from '@portico/contract/areas/certificate-renewals/certificate-renewal.shapes.ts'
import { useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { counted } from '../../platform/formats.ts'
import classes from './certificate-renewals.module.css'
import { SendAs } from '../certificates/certificates.public.ts'
import { useRenewalCalls } from './renewals.queries.ts'

interface Props {
  readonly accountId: string
  readonly renewal: CertificateRenewal
  readonly onClose: () => void
}

/** Starts a renewal: what was kept is issued and emailed. */
export function StartDialog({ accountId, renewal: { id, counts }, onClose }: Props) {
  const { move } = useRenewalCalls(accountId)
  const form = useForm<{ form: DeliveryForm }>({ defaultValues: { form: 'PDF' } })
  const chosen = useWatch({ control: form.control, name: 'form' })
  const open = counts.needsEndorsement + counts.notAvailable
  return (
    <FormDialog
      title="Start renewal"
      saveLabel={`Issue ${counted(counts.toIssue, 'certificate')}`}
      canSave={counts.toIssue > 0}
      form={form}
      onSave={async (draft) => {
        await move(id, { move: 'START', ...draft })
        onClose()
      }}
      onClose={onClose}
      failure={(error) => reasonOf(error, certificateRenewalMessages.moveFailed, 'move')}
    >
      <div className={classes.stack}>
        <p>Each certificate replaces last year’s certificate. Holders with an email address receive it at once.</p>
        {open > 0 && <p>{counted(open, 'kept certificate')} cannot be issued as last year and will be left out.</p>}
        <SendAs value={chosen} onChange={(to) => form.setValue('form', to, { shouldDirty: true })} />
      </div>
    </FormDialog>
  )
}
