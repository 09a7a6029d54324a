import '../../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Language } from '@portico/contract/kit/email/languages.ts'
import { BrokerInvitationDraft } from '@portico/contract/areas/people/invitation.shapes.ts'
import type { BrokerRole } from '@portico/contract/areas/session/roles.ts'
import { Controller, useForm } from 'react-hook-form'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { RecipientLanguageField } from '../../../kit/language/recipient-language.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { InviteeFields } from '../invitee-fields.tsx'
import classes from '../people.module.css'
import { useBrokeragePeopleCalls } from './brokerage-people.queries.ts'
import { RolesField } from './roles-field.tsx'

interface Props {
  readonly brokerCode: string
  readonly onClose: () => void
}

/** Invites a colleague to the staff of a brokerage. */
export default function InviteColleagueDialog({ brokerCode, onClose }: Props) {
  const { invite } = useBrokeragePeopleCalls(brokerCode)
  const form = useForm({
    resolver: zodResolver(BrokerInvitationDraft),
    defaultValues: { email: '', firstName: '', lastName: '', language: 'en' as Language, roles: [] as BrokerRole[] },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Invite a colleague"
      form={form}
      saveLabel="Send invitation"
      failure={(error) => reasonOf(error, 'The invitation could not be sent. Please try again.')}
      onSave={async (draft) => {
        await invite(draft)
        toasts.show('success', `Invitation sent to ${draft.email}.`)
        onClose()
      }}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <InviteeFields errors={errors} register={form.register} />
        <RecipientLanguageField {...form.register('language')} />
        <Controller
          control={form.control}
          name="roles"
          render={({ field }) => (
            <RolesField
              brokerCode={brokerCode}
              value={field.value}
              error={errors.roles?.message}
              onChange={field.onChange}
            />
          )}
        />
      </div>
    </FormDialog>
  )
}
