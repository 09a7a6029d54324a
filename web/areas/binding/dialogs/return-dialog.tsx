import { useForm } from 'react-hook-form'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { returnKey, useBindCalls } from '../binding.queries.ts'
import { failureOf, optionDifferences, type OptionDialogProps } from './dialog-props.ts'

/** Takes an order back, with the reason. */
export default function ReturnDialog({ accountId, decision, option, onClose }: OptionDialogProps) {
  const { start, base, save, conflictOf } = useSavedMeanwhile(returnKey, option, onClose)
  const { takeBack } = useBindCalls(accountId, decision.cycleId, base)
  const form = useForm({ defaultValues: { reason: '' } })
  return (
    <FormDialog
      title="Withdraw bind request"
      saveLabel="Withdraw"
      form={form}
      onSave={({ reason }) => save(takeBack(reason))}
      onClose={onClose}
      failure={failureOf}
      conflict={conflictOf((theirs) => optionDifferences(start, theirs))}
    >
      <TextArea
        label="Reason"
        description="This is shared with the other party."
        required
        data-autofocus
        maxLength={500}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}
