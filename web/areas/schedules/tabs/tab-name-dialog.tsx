import '../../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { TabName } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { reasonOf, statusOf } from '../../../platform/call-error.ts'

const form = z.object({ tabName: TabName })

interface Props {
  readonly title: string
  readonly saveLabel: string
  readonly name: string
  readonly failure: string
  readonly onSave: (name: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks for the name of a new or existing tab. A taken name is an error of the field. */
export default function TabNameDialog({ title, saveLabel, name, failure, onSave, onClose }: Props) {
  const { register, setError, ...rest } = useForm<z.infer<typeof form>>({
    resolver: zodResolver(form),
    mode: 'onTouched',
    defaultValues: { tabName: name },
  })
  const { errors } = rest.formState
  const save = async ({ tabName }: z.infer<typeof form>): Promise<void> => {
    try {
      await onSave(tabName)
    } catch (error) {
      if (statusOf(error) === 409) setError('tabName', { message: reasonOf(error, failure) }, { shouldFocus: true })
      throw error
    }
    onClose()
  }
  return (
    <FormDialog
      title={title}
      form={{ ...rest, register, setError }}
      onSave={save}
      onClose={onClose}
      saveLabel={saveLabel}
      failure={failure}
    >
      <TextField
        label="Tab name"
        required
        data-autofocus
        autoComplete="off"
        error={errors.tabName?.message}
        {...register('tabName')}
      />
    </FormDialog>
  )
}
