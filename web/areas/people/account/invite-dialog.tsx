import '../../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Language } from '@portico/contract/kit/email/languages.ts'
import type { AccountRole } from '@portico/contract/areas/people/person.shapes.ts'
import { useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { RecipientLanguageField } from '../../../kit/language/recipient-language.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { InviteeFields } from '../invitee-fields.tsx'
import classes from '../people.module.css'
import { useAccountPeopleCalls } from './account-people.queries.ts'
import { AccountInvitationDraft, completed, rightsOf } from './rights-form.ts'
import { RightsFields } from './rights-fields.tsx'

interface Props {
  readonly accountId: string
  readonly roles: readonly AccountRole[]
  readonly onClose: () => void
}

/** Invites someone to an account. */
export default function InviteDialog({ accountId, roles, onClose }: Props) {
  const { invite } = useAccountPeopleCalls(accountId)
  const form = useForm({
    resolver: zodResolver(AccountInvitationDraft),
    defaultValues: {
      email: '',
      firstName: '',
      lastName: '',
      language: 'en' as Language,
      role: 'USER' as AccountRole,
      permissions: [],
    },
  })
  const { errors } = form.formState
  const rights = rightsOf(useWatch({ control: form.control }) as Parameters<typeof rightsOf>[0])
  return (
    <FormDialog
      title="Invite to this account"
      form={form}
      saveLabel="Send invitation"
      failure={(error) => reasonOf(error, 'The invitation could not be sent. Please try again.')}
      onSave={async (draft) => {
        await invite(completed(draft))
        toasts.show('success', `Invitation sent to ${draft.email}.`)
        onClose()
      }}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <InviteeFields errors={errors} register={form.register} />
        <RecipientLanguageField {...form.register('language')} />
        <RightsFields
          value={rights}
          roles={roles}
          errors={{ role: errors.role?.message, permissions: errors.permissions?.message }}
          onChange={({ role, permissions }) => {
            form.setValue('role', role, { shouldDirty: true })
            form.setValue('permissions', permissions, { shouldDirty: true })
          }}
        />
      </div>
    </FormDialog>
  )
}
