import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { LenderNoticeDraft, LenderParty } from '@portico/contract/areas/claims/lenders/lender-notice.shapes.ts'
import { lenderInterests } from '@portico/contract/areas/claims/lenders/lender-parties.rules.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import classes from '../claims.module.css'
import { letterPreview, useLenderCalls } from '../lender-notices.queries.ts'

interface Props {
  readonly accountId: string
  readonly claimId: string
  /** Someone on record; undefined for one that is typed. */
  readonly party: LenderParty | undefined
  readonly onClose: () => void
}

/** Notifies a lender or lessor of the loss, by email or by a letter to print. */
export function LenderNoticeDialog({ accountId, claimId, party, onClose }: Props) {
  const { send } = useLenderCalls(accountId, claimId)
  const { name = '', interest = 'LOSS_PAYEE', address = '', loan = '', email = '' } = party ?? {}
  const form = useForm<LenderNoticeDraft>({
    defaultValues: { name, interest, address: address.replace(', ', '\n'), loan, email, message: '' },
  })
  const draft = { ...form.getValues(), ...useWatch({ control: form.control }) }
  const isMailed = draft.email === ''
  return (
    <FormDialog
      {...{ form, onClose }}
      title="Notify lender or lessor"
      saveLabel={isMailed ? 'Make letter' : 'Send'}
      onSave={async (typed) => {
        await send(typed)
        onClose()
      }}
      failure={(error) => reasonOf(error, claimMessages.saveFailed)}
    >
      <div className={classes.stack}>
        <p className={classes.under}>
          {isMailed
            ? 'Without an email address you get the letter as a PDF to print.'
            : 'The letter is emailed as a PDF.'}{' '}
          It has the property, the loss, and the policy. Medical facts and descriptions by people are never included.
        </p>
        <PartyFields form={form} />
        {draft.name.trim() !== '' && (
          <a
            href={letterPreview(accountId, claimId, draft)}
            target="_blank"
            rel="noreferrer"
            {...buttonLook('secondary')}
          >
            Preview letter
          </a>
        )}
      </div>
    </FormDialog>
  )
}

/** Who is notified, and what is said to them. */
function PartyFields({ form: { register, formState } }: { readonly form: UseFormReturn<LenderNoticeDraft> }) {
  const { errors } = formState
  return (
    <>
      <TextField
        label="Name"
        required
        data-autofocus
        maxLength={160}
        error={errors.name?.message}
        {...register('name', { required: 'Enter the name of the lender or lessor' })}
      />
      <SelectField label="Interest" data={[...choicesOf(lenderInterests)]} {...register('interest')} />
      <TextArea label="Mailing address" maxLength={400} error={errors.address?.message} {...register('address')} />
      <TextField label="Loan or reference number" maxLength={50} error={errors.loan?.message} {...register('loan')} />
      <TextField
        label="Email"
        type="email"
        description="Leave blank to print the letter"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextArea label="Message" maxLength={1000} error={errors.message?.message} {...register('message')} />
    </>
  )
}
