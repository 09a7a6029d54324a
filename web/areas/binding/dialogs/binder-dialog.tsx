import { suggestedFor } from '@portico/contract/areas/binding/binder-interests.ts'
import { usualBinder } from '@portico/contract/areas/binding/binder.rules.ts'
import { bindingMessages } from '@portico/contract/areas/binding/binding.messages.ts'
import type { BinderDraft } from '@portico/contract/areas/binding/binding.shapes.ts'
import { Controller, useForm } from 'react-hook-form'
import { DayField } from '../../../kit/forms/bound/day-field.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { refusedFields } from '../../../platform/call-error.ts'
import classes from '../bind-decision.module.css'
import { binderKey, useBindCalls } from '../binding.queries.ts'
import { InterestBoxes } from './interest-boxes.tsx'
import { failureOf, optionDifferences, type OptionDialogProps } from './dialog-props.ts'

type Values = Omit<BinderDraft, 'version'>

const dayLabels = { effectiveOn: 'Effective date', expiresOn: 'Expiration date' } as const

/** Issues a binder: under which number, from when until when, and with what note. */
export default function BinderDialog({ accountId, decision, option, onClose }: OptionDialogProps) {
  const { start, base, save, conflictOf } = useSavedMeanwhile(binderKey, option, onClose)
  const { issueBinder } = useBindCalls(accountId, decision.cycleId, base)
  const line = decision.lines.find(({ options }) => options.some(({ quoteId }) => quoteId === option.quoteId))!.line
  const label = `${(option.binders[0]?.number ?? 0) + 1}`
  const days = usualBinder(decision.today, option.terms)
  const interests = decision.interests.filter(({ interest }) => interest !== 'Certificate')
  const suggested = interests.filter((each) => suggestedFor(each, { line, ...days })).map(({ id }) => id)
  const form = useForm<Values>({ defaultValues: { label, notes: '', interests: suggested, ...days } })
  const { control, formState, register, setError } = form
  const issue = async (values: Values): Promise<void> => {
    try {
      await save(issueBinder(values))
    } catch (error) {
      for (const [field, message] of Object.entries(refusedFields(error))) setError(field as 'label', { message })
      throw error
    }
  }
  return (
    <FormDialog
      title="Issue binder"
      saveLabel="Issue binder"
      form={form}
      onSave={issue}
      onClose={onClose}
      failure={failureOf}
      conflict={conflictOf((theirs) => optionDifferences(start, theirs))}
    >
      <div className={classes.fields}>
        <TextField
          label="Binder number"
          required
          data-autofocus
          error={formState.errors.label?.message}
          {...register('label', { validate: (typed) => typed.trim() !== '' || bindingMessages.binderNumber })}
        />
        {(['effectiveOn', 'expiresOn'] as const).map((name) => (
          <DayField
            key={name}
            control={control}
            name={name}
            label={dayLabels[name]}
            rules={{ required: 'must be a valid date mm/dd/yyyy' }}
          />
        ))}
      </div>
      <Controller
        control={control}
        name="interests"
        render={({ field, fieldState }) => (
          <InterestBoxes
            interests={interests}
            chosen={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextArea
        label="Notes"
        maxLength={1000}
        rows={3}
        error={formState.errors.notes?.message}
        {...register('notes')}
      />
      <p className={classes.muted}>{bindingMessages.binderDays}, within the requested term.</p>
    </FormDialog>
  )
}
