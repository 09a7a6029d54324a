import { useForm } from 'react-hook-form'
import { FileField } from '../../../kit/files/file-field.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { useBindCalls } from '../binding.queries.ts'
import { failureOf, type OptionDialogProps } from './dialog-props.ts'

interface Values {
  readonly file: File | undefined
}

/** Saves the policy that the carrier sent. */
export default function PolicyFileDialog({ accountId, decision, option, onClose }: OptionDialogProps) {
  const { storeFile } = useBindCalls(accountId, decision.cycleId, option)
  const form = useForm<Values>({ defaultValues: { file: undefined } })
  return (
    <FormDialog
      title="Policy received"
      saveLabel="Save policy"
      form={form}
      onSave={async ({ file }) => {
        if (file !== undefined) await storeFile(file)
        onClose()
      }}
      onClose={onClose}
      failure={failureOf}
    >
      <FileField
        control={form.control}
        name="file"
        label="Policy file"
        required
        description="The file is saved in Documents and with the policy. Next, you enter the policy details."
        data-autofocus
      />
    </FormDialog>
  )
}
