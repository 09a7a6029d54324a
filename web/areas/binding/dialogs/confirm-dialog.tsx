import { useForm } from 'react-hook-form'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import classes from '../bind-decision.module.css'
import { confirmKey, useBindCalls } from '../binding.queries.ts'
import { failureOf, optionDifferences, type OptionDialogProps } from './dialog-props.ts'

/** Records that the carrier bound the coverage: its reference, and who confirmed. */
export default function ConfirmDialog({ accountId, decision, option, onClose }: OptionDialogProps) {
  const { start, base, save, conflictOf } = useSavedMeanwhile(confirmKey, option, onClose)
  const { confirm } = useBindCalls(accountId, decision.cycleId, base)
  const form = useForm({ defaultValues: { reference: '', confirmedBy: '' } })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Confirm bound"
      saveLabel="Confirm bound"
      form={form}
      onSave={(values) => save(confirm(values))}
      onClose={onClose}
      failure={failureOf}
      conflict={conflictOf((theirs) => optionDifferences(start, theirs))}
    >
      <div className={classes.fields}>
        <TextField
          label="Carrier’s reference"
          description="Used as the policy number until the carrier issues one."
          required
          data-autofocus
          maxLength={60}
          autoComplete="off"
          error={errors.reference?.message}
          {...form.register('reference')}
        />
        <TextField
          label="Confirmed by (at the carrier)"
          required
          maxLength={120}
          autoComplete="off"
          error={errors.confirmedBy?.message}
          {...form.register('confirmedBy')}
        />
      </div>
    </FormDialog>
  )
}
