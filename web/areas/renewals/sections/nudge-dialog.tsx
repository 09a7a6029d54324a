import type { Renewal, RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import { useForm, useWatch } from 'react-hook-form'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { useRenewalCalls } from '../renewals.queries.ts'

interface Props {
  readonly renewal: Renewal
  readonly section: RenewalSection
  readonly onClose: () => void
}

const longest = 500

/** Reminds the assignees of a section. */
export default function NudgeDialog({ renewal, section, onClose }: Props) {
  const { nudge } = useRenewalCalls(renewal.accountId)
  const form = useForm<{ note: string }>({ defaultValues: { note: '' } })
  const note = useWatch({ control: form.control, name: 'note' })
  const { owner, kind } = section
  return (
    <FormDialog
      title={`Reminder: ${sectionNames[kind].toLowerCase()}`}
      saveLabel="Send reminder"
      form={form}
      onSave={async (values) => {
        await nudge(renewal.id, kind, values.note.trim())
        toasts.show('success', 'Reminder sent')
        onClose()
      }}
      onClose={onClose}
      failure={(error) => reasonOf(error, 'The reminder could not be sent.')}
    >
      <p>
        {owner === null
          ? 'This section is unassigned. The reminder goes to everyone who can complete it, by notification and email.'
          : `${owner.name} will get a notification and an email.`}{' '}
        You can send one reminder per day.
      </p>
      <TextArea
        label="Note"
        mt="md"
        rows={3}
        maxLength={longest}
        counter={{ used: note.trim().length, limit: longest }}
        error={form.formState.errors.note?.message}
        {...form.register('note')}
      />
    </FormDialog>
  )
}
