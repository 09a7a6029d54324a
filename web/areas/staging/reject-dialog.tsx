import { stagingMessages } from '@portico/contract/areas/staging/staging.messages.ts'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../kit/forms/form-dialog.tsx'
import { TextArea } from '../../kit/forms/text-area.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { type Decidable, useStagingCalls } from './staging.queries.ts'

interface Props {
  readonly accountId: string
  readonly values: readonly Decidable[]
  readonly onClose: () => void
}

/** Rejects values or rows with a reason; the client's Admins are notified. */
export function RejectDialog({ accountId, values, onClose }: Props) {
  const { decide } = useStagingCalls(accountId)
  const form = useForm({ defaultValues: { comment: '' } })
  const { register, formState } = form
  return (
    <FormDialog
      title={values.length === 1 ? `Reject: ${values[0]!.label}` : `Reject ${values.length} values`}
      saveLabel="Reject"
      form={form}
      onSave={async ({ comment }) => {
        await decide(values, 'REJECTED', comment.trim())
        onClose()
      }}
      onClose={onClose}
      failure={(error) => reasonOf(error, stagingMessages.decideFailed)}
    >
      <TextArea
        label="Reason"
        description="The account Admins will be notified."
        maxLength={1000}
        data-autofocus
        error={formState.errors.comment?.message}
        {...register('comment', {
          validate: (typed) => typed.trim() !== '' || stagingMessages.commentRequired,
        })}
      />
    </FormDialog>
  )
}
