import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { ReviewQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../../kit/forms/field-group.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { useReviewCalls } from '../quotes.queries.ts'
import classes from '../quotes.module.css'

interface Props {
  readonly accountId: string
  readonly option: ReviewQuote
  readonly onClose: () => void
}

/** Declines an option, with a reason for the record. */
export function DeclineDialog({ accountId, option, onClose }: Props) {
  const { decide } = useReviewCalls(accountId)
  const [looked] = useState(option)
  const form = useForm({ defaultValues: { reason: '', acknowledged: false } })
  const { errors } = form.formState
  return (
    <FormDialog
      title={`Decline ${looked.carrier}`}
      form={form}
      saveLabel="Decline option"
      failure={(error) => reasonOf(error, quoteMessages.saveFailed)}
      onClose={onClose}
      onSave={async ({ reason, acknowledged }) => {
        await decide(looked.id, {
          choice: 'DECLINED',
          publication: looked.publication,
          reason,
          acknowledged,
          coverages: [],
        })
        onClose()
      }}
    >
      <div className={classes.cards}>
        <TextField
          label="Why do you decline it?"
          data-autofocus
          error={errors.reason?.message}
          {...form.register('reason', {
            validate: (reason) => reason.trim().length >= 5 || quoteMessages.declineReason,
          })}
        />
        <FieldGroup label="For the record" error={errors.acknowledged?.message}>
          <CheckField
            label="I understand that what is declined is not covered"
            {...form.register('acknowledged', { validate: (ticked) => ticked || quoteMessages.acknowledge })}
          />
        </FieldGroup>
      </div>
    </FormDialog>
  )
}
