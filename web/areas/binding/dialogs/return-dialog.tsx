import { useForm } from 'react-hook-form'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { useBindCalls } from '../binding.queries.ts'
import { failureOf, type OptionDialogProps } from './dialog-props.ts'

/** Takes an order back, with the reason. */
export default function ReturnDialog({ accountId, decision, option, onClose }: OptionDialogProps) {
  const { takeBack } = useBindCalls(accountId, decision.cycleId, option)
  const form = useForm({ defaultValues: { reason: '' } })
  return (
    <FormDialog
      title="Take the order back"
      saveLabel="Take back"
      form={form}
      onSave={async ({ reason }) => {
        await takeBack(reason)
        onClose()
      }}
      onClose={onClose}
      failure={failureOf}
    >
      <TextArea
        label="Reason"
        description="The other side reads it."
        required
        data-autofocus
        maxLength={500}
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}
