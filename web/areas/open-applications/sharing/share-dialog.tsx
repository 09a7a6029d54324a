import '../../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { pinDigits, usualDays } from '@portico/contract/areas/open-applications/open-link.messages.ts'
import { OpenLinkDraft } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../../kit/forms/field-group.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { RecipientLanguageField } from '../../../kit/language/recipient-language.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { applicationsQuery } from '../../applications/applications.public.ts'
import { useLinkCalls } from './open-links.queries.ts'
import classes from './sharing.module.css'

interface Props {
  readonly accountId: string
  readonly onClose: () => void
}

/** Creates a link: its recipient, its applications, and its protection. */
export function ShareDialog({ accountId, onClose }: Props) {
  const { make } = useLinkCalls(accountId)
  const applications = useQuery(applicationsQuery(accountId))
  const form = useForm({
    resolver: zodResolver(OpenLinkDraft),
    defaultValues: {
      applicationIds: [] as string[],
      recipientName: '',
      recipientEmail: '',
      language: 'en' as 'en' | 'es',
      days: usualDays,
      pin: null as string | null,
    },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Share by link"
      form={form}
      saveLabel="Email the link"
      failure={(error) => reasonOf(error, 'The link could not be emailed. Please try again.')}
      onSave={async (draft) => {
        await make(draft)
        toasts.show('success', `The link was emailed to ${draft.recipientEmail}.`)
        onClose()
      }}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <FieldGroup label="Applications" error={errors.applicationIds?.message}>
          <Loaded query={applications} failed="The applications could not be loaded.">
            {(all) => (
              <div className={classes.choices}>
                {all
                  .filter(({ status }) => status !== 'DONE')
                  .map(({ id, application: { name, labelMap } }) => (
                    <CheckField
                      key={id}
                      value={id}
                      label={`${name} ${labelMap.YEAR}`}
                      {...form.register('applicationIds')}
                    />
                  ))}
              </div>
            )}
          </Loaded>
        </FieldGroup>
        <TextField
          label="Name"
          autoComplete="off"
          required
          error={errors.recipientName?.message}
          {...form.register('recipientName')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          required
          error={errors.recipientEmail?.message}
          {...form.register('recipientEmail')}
        />
        <RecipientLanguageField {...form.register('language')} />
        <TextField
          label="Link expires after (days)"
          type="number"
          min={1}
          max={90}
          error={errors.days?.message}
          {...form.register('days', { valueAsNumber: true })}
        />
        <TextField
          label="PIN (optional)"
          description={`${pinDigits.least} to ${pinDigits.most} digits. The PIN is not in the email. Give it to the recipient yourself.`}
          inputMode="numeric"
          autoComplete="off"
          error={errors.pin?.message}
          {...form.register('pin', { setValueAs: (typed: string | null) => (typed === '' ? null : typed) })}
        />
      </div>
    </FormDialog>
  )
}
