import '../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { linkMessages } from '@portico/contract/areas/links/link.messages.ts'
import { QuickLinkDraft } from '@portico/contract/areas/links/link.shapes.ts'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import classes from './add-link-dialog.module.css'
import { useLinkChanges } from './links.queries.ts'

interface Props {
  readonly accountCode: string
  readonly onClose: () => void
}

/** Adds a quick link to an account. */
export default function AddLinkDialog({ accountCode, onClose }: Props) {
  const { add } = useLinkChanges(accountCode)
  const form = useForm<QuickLinkDraft>({
    resolver: zodResolver(QuickLinkDraft),
    mode: 'onTouched',
    defaultValues: { displayText: '', linkValue: '' },
  })
  const { errors, isValid } = form.formState

  const save = async (draft: QuickLinkDraft): Promise<void> => {
    await add(draft)
    onClose()
  }

  return (
    <FormDialog
      title="Add a quick link"
      form={form}
      onSave={save}
      onClose={onClose}
      saveLabel="Add Link"
      canSave={isValid}
      failure={linkMessages.addFailed}
    >
      <div className={classes.fields}>
        <TextField
          label="Text"
          required
          data-autofocus
          maxLength={200}
          error={errors.displayText?.message}
          {...form.register('displayText')}
        />
        <TextField
          label="Web address"
          required
          inputMode="url"
          placeholder="www."
          error={errors.linkValue?.message}
          {...form.register('linkValue')}
        />
      </div>
    </FormDialog>
  )
}
