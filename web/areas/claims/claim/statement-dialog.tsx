import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { statementRoles, type StatementRequest } from '@portico/contract/areas/claims/statements/statement.shapes.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import classes from '../claims.module.css'
import { useStatementCalls } from '../statements.queries.ts'

interface Props {
  readonly accountId: string
  readonly claimId: string
  readonly onClose: () => void
}

const durations = [
  { value: '7', label: '7 days' },
  { value: '14', label: '14 days' },
  { value: '30', label: '30 days' },
]

const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
]

type Draft = Omit<StatementRequest, 'days'> & { readonly days: string }

/** Asks someone for a statement, by an emailed link. */
export function StatementDialog({ accountId, claimId, onClose }: Props) {
  const { request } = useStatementCalls(accountId, claimId)
  const form = useForm<Draft>({
    defaultValues: { person: '', role: 'WITNESS', email: '', language: 'en', days: '14' },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      {...{ title: 'Request statement', saveLabel: 'Send', form, onClose }}
      onSave={async ({ days, ...draft }) => {
        await request({ ...draft, days: Number(days) })
        onClose()
      }}
      failure={(error) => reasonOf(error, claimMessages.saveFailed)}
    >
      <div className={classes.stack}>
        <p className={classes.under}>
          The person gets a link that opens without a login. It shows the company and the date of loss, nothing else of
          the claim.
        </p>
        <TextField
          label="Name"
          required
          data-autofocus
          maxLength={120}
          error={errors.person?.message}
          {...form.register('person', { required: 'Enter a name' })}
        />
        <SelectField label="Role" data={[...choicesOf(statementRoles)]} {...form.register('role')} />
        <TextField
          label="Email"
          type="email"
          required
          error={errors.email?.message}
          {...form.register('email', { required: 'Enter an email address' })}
        />
        <SelectField label="Language of the email" data={languages} {...form.register('language')} />
        <SelectField label="Link expires after" data={durations} {...form.register('days')} />
      </div>
    </FormDialog>
  )
}
