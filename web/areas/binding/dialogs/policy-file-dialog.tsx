import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { useBindCalls } from '../binding.queries.ts'
import { failureOf, type OptionDialogProps } from './dialog-props.ts'

/** Uploads the carrier's policy file. */
export default function PolicyFileDialog({ accountId, decision, option, onClose }: OptionDialogProps) {
  const { storeFile } = useBindCalls(accountId, decision.cycleId, option)
  const [file, setFile] = useState<File>()
  const form = useForm({ defaultValues: { file: '' } })
  return (
    <FormDialog
      title="Policy received"
      saveLabel="Save policy"
      form={form}
      canSave={file !== undefined}
      onSave={async () => {
        if (file !== undefined) await storeFile(file)
        onClose()
      }}
      onClose={onClose}
      failure={failureOf}
    >
      <TextField
        type="file"
        label="Policy file"
        description="The file is saved in Documents and with the policy. Next, you enter the policy details."
        data-autofocus
        error={form.formState.errors.file?.message}
        {...form.register('file', { onChange: (event) => setFile(event.target.files?.[0]) })}
      />
    </FormDialog>
  )
}
