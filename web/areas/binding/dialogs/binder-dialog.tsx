import { binderDays, binderEnd } from '@portico/contract/areas/binding/term.rules.ts'
import { bindingMessages } from '@portico/contract/areas/binding/binding.messages.ts'
import { useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { binderKey, useBindCalls } from '../binding.queries.ts'
import { failureOf, optionDifferences, type OptionDialogProps } from './dialog-props.ts'

const { least, most } = binderDays
const isDays = (typed: string): boolean => /^\d+$/.test(typed) && Number(typed) >= least && Number(typed) <= most

/** Issues a binder for some days. */
export default function BinderDialog({ accountId, decision, option, onClose }: OptionDialogProps) {
  const { start, base, save, conflictOf } = useSavedMeanwhile(binderKey, option, onClose)
  const { issueBinder } = useBindCalls(accountId, decision.cycleId, base)
  const form = useForm({ defaultValues: { days: '30' } })
  const days = useWatch({ control: form.control, name: 'days' })
  const end = isDays(days) ? binderEnd(decision.today, option.terms.effectiveOn, Number(days)) : undefined
  return (
    <FormDialog
      title="Issue binder"
      saveLabel="Issue binder"
      form={form}
      onSave={(values) => save(issueBinder(Number(values.days)))}
      onClose={onClose}
      failure={failureOf}
      conflict={conflictOf((theirs) => optionDifferences(start, theirs))}
    >
      <TextField
        label="Days"
        description={end === undefined ? bindingMessages.binderDays : `It ends on ${formatDate(end)}.`}
        required
        data-autofocus
        inputMode="numeric"
        error={form.formState.errors.days?.message}
        {...form.register('days', { validate: (typed) => isDays(typed) || bindingMessages.binderDays })}
      />
    </FormDialog>
  )
}
