import { Suspense } from 'react'
import '../../../kit/forms/without-eval.ts'
import { servesLawFirms } from '@portico/contract/areas/dashboard/dashboard-cards.ts'
import { openingMessages } from '@portico/contract/areas/details/opening.messages.ts'
import type { AccountOpening } from '@portico/contract/areas/details/opening.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Controller, useForm, type UseFormReturn } from 'react-hook-form'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { RecipientLanguageField } from '../../../kit/language/recipient-language.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { InviteeFields } from '../../people/people.public.ts'
import { fullName, useSignedInUser } from '../../session/session.public.ts'
import { relationshipNames } from '../record-labels.ts'
import { LinesField } from './lines-field.tsx'
import { openingResolver, type OpeningValues } from './opening-form.ts'
import { staffQuery, useOpeningCalls } from './opening.queries.ts'
import classes from './opening.module.css'
import { useSuggestedCode } from './use-suggested-code.ts'

interface Props {
  readonly brokerCode: string
  readonly onClose: () => void
}

/** Creates an account of a brokerage and opens it. */
export default function NewAccountDialog({ brokerCode, onClose }: Props) {
  const { create } = useOpeningCalls(brokerCode)
  const navigate = useNavigate()
  const user = useSignedInUser()
  const own = user.brokerRoles[brokerCode] ?? []
  const form = useForm<OpeningValues, unknown, AccountOpening>({
    resolver: openingResolver,
    defaultValues: {
      companyName: '',
      code: '',
      relationship: 'CLIENT',
      isLawFirm: servesLawFirms(brokerCode),
      lines: [],
      manager: own.includes('P_ACCT_MGR') ? user.userId : '',
      advisor: own.includes('ADVISOR') ? user.userId : '',
      contact: { email: '', firstName: '', lastName: '', language: 'en' },
    },
  })
  const { register, control, formState } = form
  const { errors } = formState
  useSuggestedCode(brokerCode, form)

  return (
    <FormDialog
      title="New account"
      size="large"
      form={form}
      saveLabel="Create account"
      failure={(error) => reasonOf(error, openingMessages.createFailed)}
      onSave={async (opening) => {
        const { accountCode, companyName } = await create(opening)
        const invited = opening.contact === null ? '' : ` Invitation sent to ${opening.contact.email}.`
        toasts.show('success', `${companyName} created.${invited}`)
        onClose()
        await navigate({ to: `/${accountCode}/dashboard` })
      }}
      onClose={onClose}
    >
      <div className={classes.form}>
        <TextField
          label="Legal name"
          required
          data-autofocus
          autoComplete="off"
          error={errors.companyName?.message}
          {...register('companyName')}
        />
        <div className={classes.pair}>
          <TextField
            label="Account code"
            required
            autoComplete="off"
            autoCapitalize="characters"
            description="Shown in page addresses and file names. It cannot be changed later."
            error={errors.code?.message}
            {...register('code')}
          />
          <SelectField
            label="Relationship"
            data={Object.entries(relationshipNames).map(([value, label]) => ({ value, label }))}
            {...register('relationship')}
          />
        </div>
        <CheckField
          label="Law firm"
          description="The dashboard shows the firm’s professional liability policy."
          {...register('isLawFirm')}
        />
        <Controller
          control={control}
          name="lines"
          render={({ field }) => (
            <LinesField value={field.value} error={errors.lines?.message} onChange={field.onChange} />
          )}
        />
        <Team form={form} brokerCode={brokerCode} />
        <FirstContact form={form} />
      </div>
    </FormDialog>
  )
}

interface PartProps {
  readonly form: Pick<UseFormReturn<OpeningValues, unknown, AccountOpening>, 'register' | 'formState'>
}

function Team({ brokerCode, form: { register, formState } }: PartProps & { readonly brokerCode: string }) {
  const staff = useQuery(staffQuery(brokerCode)).data?.items ?? []
  const people = [
    { value: '', label: 'Unassigned' },
    ...staff.map((person) => ({ value: person.userId, label: fullName(person) })),
  ]
  return (
    <section className={classes.part} aria-labelledby="account-team">
      <h3 id="account-team">Brokerage team</h3>
      <p>The primary account manager, or else the advisor, is the client’s contact.</p>
      <div className={classes.pair}>
        {/* Options that load after the field must not clear its value: the key remounts it. */}
        <SelectField
          key={`manager ${people.length}`}
          label="Primary account manager"
          data={people}
          error={formState.errors.manager?.message}
          {...register('manager')}
        />
        <SelectField
          key={`advisor ${people.length}`}
          label="Advisor"
          data={people}
          error={formState.errors.advisor?.message}
          {...register('advisor')}
        />
      </div>
    </section>
  )
}

function FirstContact({ form: { register, formState } }: PartProps) {
  return (
    <section className={classes.part} aria-labelledby="first-contact">
      <h3 id="first-contact">First contact</h3>
      <p>We will email an invitation to manage the account. Leave blank to invite people later.</p>
      <Suspense>
        <InviteeFields
          optional
          register={(field) => register(`contact.${field}`)}
          errors={formState.errors.contact ?? {}}
        />
      </Suspense>
      <RecipientLanguageField {...register('contact.language')} />
    </section>
  )
}
