import '../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { pickErrors } from '@portico/contract/areas/policy-selection/plan.rules.ts'
import { selectionMessages } from '@portico/contract/areas/policy-selection/selection.messages.ts'
import { PickDraft } from '@portico/contract/areas/policy-selection/plan.shapes.ts'
import type { Plan } from '@portico/contract/areas/policy-selection/selection.shapes.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { FieldGroup } from '../../kit/forms/field-group.tsx'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { TextArea } from '../../kit/forms/text-area.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { reasonOf, refusedWith } from '../../platform/call-error.ts'
import { formatMoney, formatShortDate } from '../../platform/formats.ts'
import { pickKey, useSelectionCalls } from './selection.queries.ts'
import classes from './policy-selection.module.css'

interface Props {
  readonly accountId: string
  readonly plan: Plan
  readonly onClose: () => void
}

/** Chooses a plan for the firm: who signs, and what they understand. */
export default function PickDialog({ accountId, plan, onClose }: Props) {
  const { pick } = useSelectionCalls(accountId)
  // What is chosen is what was looked at when the dialog was opened.
  const [looked] = useState(plan)
  const [isChanged, setChanged] = useState(false)
  const form = useForm<z.input<typeof PickDraft>, unknown, PickDraft>({
    resolver: zodResolver(
      PickDraft.superRefine((draft, context) => {
        for (const [path, message] of Object.entries(pickErrors(looked, draft)))
          context.addIssue({ code: 'custom', path: [path], message })
      }),
    ),
    defaultValues: { publication: looked.publication, signer: '', title: '', understood: false, acknowledgement: '' },
  })
  const { register, formState } = form
  const { errors } = formState
  const less = looked.differences.filter(({ of, verdict }) => verdict === 'WORSE' && of !== 'premium')

  const save = async (draft: PickDraft): Promise<void> => {
    try {
      await pick(looked.id, draft)
      onClose()
    } catch (error) {
      if (refusedWith(pickKey, error, 409)) setChanged(true)
      throw error
    }
  }

  return (
    <FormDialog
      title={`Choose ${looked.name}`}
      form={form}
      saveLabel={`Choose for ${formatMoney(looked.premium)}`}
      canSave={!isChanged}
      failure={(error) => reasonOf(error, selectionMessages.saveFailed)}
      onSave={save}
      onClose={onClose}
    >
      <div className={classes.form}>
        {isChanged && <Notice kind="error">{selectionMessages.changed}</Notice>}
        <p>This tells your brokerage which plan the firm selected. Coverage is not in effect until it is bound.</p>
        <div className={classes.fields}>
          <TextField
            label="Signed by"
            required
            data-autofocus
            autoComplete="name"
            error={errors.signer?.message}
            {...register('signer')}
          />
          <TextField
            label="Title in the firm"
            required
            autoComplete="organization-title"
            error={errors.title?.message}
            {...register('title')}
          />
        </div>
        {looked.losesPriorActs && looked.retroDate !== null && (
          <TextArea
            label={`Work before ${formatShortDate(looked.retroDate)} will no longer be covered. Acknowledge this`}
            description="In your own words. Your statement is saved with your selection and cannot be changed."
            rows={3}
            error={errors.acknowledgement?.message}
            {...register('acknowledgement')}
          />
        )}
        <FieldGroup
          label={less.length > 0 ? 'Less coverage than your current policy' : 'Compared'}
          error={errors.understood?.message}
        >
          {less.length > 0 && (
            <ul className={classes.list}>
              {less.map(({ of, text }) => (
                <li key={of}>{text}</li>
              ))}
            </ul>
          )}
          <CheckField
            label={
              less.length > 0
                ? 'I understand that this plan reduces my coverage'
                : 'I have compared this plan with our current policy'
            }
            {...register('understood')}
          />
        </FieldGroup>
      </div>
    </FormDialog>
  )
}
