import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { ReviewQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../../kit/forms/field-group.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { reasonOf, refusedWith } from '../../../platform/call-error.ts'
import { decideKey, useReviewCalls } from '../quotes.queries.ts'
import classes from '../quotes.module.css'
import { OptionChanges } from './option-changes.tsx'

interface Props {
  readonly accountId: string
  readonly option: ReviewQuote
  readonly onClose: () => void
}

const start = { reason: '', acknowledged: false }

/** Declines an option, with a reason for the record. */
export function DeclineDialog({ accountId, option, onClose }: Props) {
  const { decide } = useReviewCalls(accountId)
  const [looked] = useState(option)
  const [changes, setChanges] = useState<readonly string[]>()
  const form = useForm({ defaultValues: start })
  const { errors } = form.formState
  const save = async ({ reason, acknowledged }: typeof start): Promise<void> => {
    const { id, publication } = looked
    try {
      await decide(id, { choice: 'DECLINED', publication, reason, acknowledged, coverages: [] })
      onClose()
    } catch (error) {
      if (refusedWith(decideKey, error, 409)) setChanges(error.body.current.changes)
      throw error
    }
  }
  return (
    <FormDialog
      title={`Decline ${looked.carrier}`}
      form={form}
      saveLabel="Decline option"
      failure={(error) => reasonOf(error, quoteMessages.saveFailed)}
      onClose={onClose}
      canSave={changes === undefined}
      onSave={save}
    >
      {changes !== undefined && <OptionChanges changes={changes} />}
      <div className={classes.cards}>
        <TextField
          label="Why do you decline this option?"
          data-autofocus
          error={errors.reason?.message}
          {...form.register('reason', {
            validate: (reason) => reason.trim().length >= 5 || quoteMessages.declineReason,
          })}
        />
        <FieldGroup label="Saved in the placement record" error={errors.acknowledged?.message}>
          <CheckField
            label="I understand that declined coverage will not be in effect"
            {...form.register('acknowledged', { validate: (ticked) => ticked || quoteMessages.acknowledge })}
          />
        </FieldGroup>
      </div>
    </FormDialog>
  )
}
