import { evidenceMessages } from '@portico/contract/areas/id-cards/evidence/evidence.messages.ts'
import { holderInterests } from '@portico/contract/areas/id-cards/evidence/evidence.rules.ts'
import type { EvidenceDraft, EvidencePage } from '@portico/contract/areas/id-cards/evidence/evidence.shapes.ts'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { Facts } from '../../../kit/data/facts.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { MoneyField } from '../../../kit/forms/kinds/money-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { formatMoney, moneyToType, typedCents } from '../../../platform/formats.ts'
import classes from '../id-cards.module.css'
import { useIssueEvidence } from './evidence.queries.ts'

type Policy = EvidencePage['policies'][number]
type Location = Policy['locations'][number]

const limitLabels = {
  building: 'Building limit',
  contents: 'Business personal property limit',
  income: 'Business income limit',
} as const
type LimitKey = keyof typeof limitLabels
const limitKeys = Object.keys(limitLabels) as LimitKey[]

interface Draft {
  policyId: string
  locationId: string
  listed: string
  holder: EvidenceDraft['holder']
  limits: Record<LimitKey, string>
}

type Form = UseFormReturn<Draft>

const typedLimits = (limits: Location['limits'] | undefined): Draft['limits'] => ({
  building: moneyToType(limits?.building ?? null),
  contents: moneyToType(limits?.contents ?? null),
  income: moneyToType(limits?.income ?? null),
})

const usableOf = (policy: Policy | undefined): Location | undefined =>
  policy?.locations.find(({ error }) => error === null) ?? policy?.locations[0]

const blankHolder = { name: '', address: '', interest: 'MORTGAGEE', loan: '' } as const

const startOf = (policy: Policy | undefined): Draft => {
  const location = usableOf(policy)
  return {
    policyId: policy?.id ?? '',
    locationId: location?.id ?? '',
    listed: '',
    holder: blankHolder,
    limits: typedLimits(location?.limits),
  }
}

interface Props {
  readonly accountId: string
  readonly data: EvidencePage
  readonly onClose: () => void
}

/** Issues evidence of property: its recipient, its location, and the policy's limits or lower ones. */
export function IssueDialog({ accountId, data, onClose }: Props) {
  const issue = useIssueEvidence(accountId)
  const policies = data.policies.filter(({ error }) => error === null)
  const form = useForm<Draft>({ defaultValues: startOf(policies[0]) })
  const [policyId, locationId] = useWatch({ control: form.control, name: ['policyId', 'locationId'] })
  const policy = policies.find(({ id }) => id === policyId)
  const location = policy?.locations.find(({ id }) => id === locationId)
  return (
    <FormDialog
      title="Issue evidence of property"
      saveLabel="Issue"
      size="large"
      form={form}
      canSave={location?.error === null}
      onSave={async (draft) => {
        await issue(sentOf(draft))
        onClose()
      }}
      onClose={onClose}
      failure={(error) => reasonOf(error, evidenceMessages.issueFailed, 'policyId')}
    >
      <div className={classes.stack}>
        <HolderFields form={form} interests={data.interests} />
        <PlaceFields form={form} policies={policies} policy={policy} />
        {location !== undefined && <Terms form={form} location={location} facts={policy?.facts ?? []} />}
      </div>
    </FormDialog>
  )
}

const sentLimit = (typed: string): number | null => typedCents(typed) ?? null

const isAmount = (typed: string): true | string =>
  typed.trim() === '' || (typedCents(typed) ?? -1) >= 0 || evidenceMessages.amount

const sentOf = ({ policyId, locationId, holder, limits }: Draft): EvidenceDraft => ({
  policyId,
  locationId,
  holder,
  limits: {
    building: sentLimit(limits.building),
    contents: sentLimit(limits.contents),
    income: sentLimit(limits.income),
  },
})

function HolderFields({ form, interests }: { readonly form: Form; readonly interests: EvidencePage['interests'] }) {
  const { errors } = form.formState
  const choose = (place: string): void => {
    const found = interests[Number(place)]
    form.setValue('listed', place)
    if (place === '' || found === undefined) return
    const { asset: _asset, ...holder } = found
    form.setValue('holder', holder, { shouldDirty: true })
  }
  const listed = useWatch({ control: form.control, name: 'listed' })
  return (
    <>
      {interests.length > 0 && (
        <SelectField
          label="From the Additional Interests schedule"
          data-autofocus
          value={listed}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          data={[
            { value: '', label: 'Enter another one' },
            ...interests.map(({ name, asset }, place) => ({
              value: String(place),
              label: asset === '' ? name : `${name}, ${asset}`,
            })),
          ]}
        />
      )}
      <TextField
        label="Lender or loss payee"
        required
        maxLength={200}
        error={errors.holder?.name?.message}
        {...form.register('holder.name')}
      />
      <TextArea
        label="Mailing address"
        required
        maxLength={400}
        error={errors.holder?.address?.message}
        {...form.register('holder.address')}
      />
      <div className={classes.choices}>
        <SelectField
          label="Interest"
          data={Object.entries(holderInterests).map(([value, label]) => ({ value, label }))}
          {...form.register('holder.interest')}
        />
        <TextField
          label="Loan number"
          description="Leave blank for a loss payee without a loan"
          maxLength={50}
          error={errors.holder?.loan?.message}
          {...form.register('holder.loan')}
        />
      </div>
    </>
  )
}

interface PlaceProps {
  readonly form: Form
  readonly policies: readonly Policy[]
  readonly policy: Policy | undefined
}

function PlaceFields({ form, policies, policy }: PlaceProps) {
  const { errors } = form.formState
  const place = (of: Policy | undefined, id: string | undefined): void => {
    const found = of?.locations.find((each) => each.id === id)
    form.setValue('locationId', found?.id ?? '', { shouldDirty: true })
    form.setValue('limits', typedLimits(found?.limits))
    form.clearErrors()
  }
  const [policyId, locationId] = useWatch({ control: form.control, name: ['policyId', 'locationId'] })
  const choose = (id: string): void => {
    const found = policies.find((each) => each.id === id)
    form.setValue('policyId', id, { shouldDirty: true })
    place(found, usableOf(found)?.id)
  }
  return (
    <>
      <SelectField
        label="Policy"
        value={policyId}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={policies.map(({ id, label }) => ({ value: id, label }))}
      />
      <SelectField
        label="Location"
        error={errors.locationId?.message}
        value={locationId}
        onChange={({ currentTarget }) => place(policy, currentTarget.value)}
        data={(policy?.locations ?? []).map(({ id, label, error }) => ({
          value: id,
          label: error === null ? label : `${label} (not available)`,
        }))}
      />
    </>
  )
}

interface TermsProps {
  readonly form: Form
  readonly location: Location
  readonly facts: Policy['facts']
}

/** A location's limits, and what else the policy shows; or why there is no evidence for it. */
function Terms({ form, location, facts }: TermsProps) {
  return (
    <>
      {location.error === null ? (
        <LimitFields form={form} location={location} />
      ) : (
        <Notice kind="error">{location.error}</Notice>
      )}
      <p className={classes.note}>The rest is printed as the policy shows it:</p>
      <Facts facts={facts} />
    </>
  )
}

function LimitFields({ form, location: { limits } }: { readonly form: Form; readonly location: Location }) {
  const { errors } = form.formState
  return (
    <div className={classes.choices}>
      {limitKeys.map((key) => {
        const most = limits[key]
        return (
          <MoneyField
            key={key}
            label={limitLabels[key]}
            description={most === null ? 'Not on the policy' : `Up to ${formatMoney(most)}`}
            disabled={most === null}
            error={errors.limits?.[key]?.message}
            {...form.register(`limits.${key}`, { validate: isAmount })}
          />
        )
      })}
    </div>
  )
}
