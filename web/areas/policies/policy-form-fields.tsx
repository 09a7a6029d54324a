import type { PolicyFields } from '@portico/contract/areas/policies/policy.shapes.ts'
import { paymentPlanNames, paymentPlans } from '@portico/contract/areas/policies/payment-plans.ts'
import { policyTypeCodes, policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import type { UseFormReturn } from 'react-hook-form'
import { DayField } from '../../kit/forms/bound/day-field.tsx'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { InsuredFields } from './insured-fields.tsx'
import { MoneyField } from '../../kit/forms/kinds/money-field.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import type { PolicyFormValues } from './policy-form.ts'
import classes from './policy-form-dialog.module.css'

interface Props {
  readonly accountId: string
  readonly form: UseFormReturn<PolicyFormValues, unknown, PolicyFields>
  /** The type that the policy has: it can be stored where the catalog does not hold it. */
  readonly type?: string
}

/** What is asked of a policy, when it is added and when it is changed. */
export function PolicyFormFields({ accountId, form, type }: Props) {
  const { control, register, formState } = form
  const { errors } = formState
  const codes = new Set([...policyTypeCodes, ...(type === undefined ? [] : [type])])

  return (
    <>
      <SelectField
        label="Type"
        required
        data-autofocus
        data={[
          { value: '', label: 'Choose a type' },
          ...[...codes].map((code) => ({ value: code, label: policyTypeName(code) })),
        ]}
        error={errors.policyType?.message}
        {...register('policyType')}
      />
      <TextField
        label="Policy number"
        required
        autoComplete="off"
        error={errors.policyNumber?.message}
        {...register('policyNumber')}
      />
      <TextField label="Carrier" autoComplete="off" error={errors.carrier?.message} {...register('carrier')} />
      <TextField label="Name" autoComplete="off" error={errors.name?.message} {...register('name')} />
      <DayField control={control} name="effectiveDate" label="Effective date" required />
      <DayField control={control} name="expirationDate" label="Expiration date" required />
      <MoneyField
        label="Premium"
        description="For the term, before taxes and fees."
        error={errors.premium?.message}
        {...register('premium')}
      />
      <MoneyField
        label="Taxes"
        description="Surplus lines tax and stamping fee, if any."
        error={errors.taxes?.message}
        {...register('taxes')}
      />
      <MoneyField label="Fees" error={errors.fees?.message} {...register('fees')} />
      <SelectField
        label="Bill type"
        data={[
          { value: '', label: 'Not known' },
          { value: 'AGENCY', label: 'Agency bill' },
          { value: 'DIRECT', label: 'Direct bill' },
        ]}
        error={errors.billType?.message}
        {...register('billType')}
      />
      <SelectField
        label="Payment plan"
        data={[
          { value: '', label: 'Not known' },
          ...paymentPlans.map((value) => ({ value, label: paymentPlanNames[value] })),
        ]}
        error={errors.paymentPlan?.message}
        {...register('paymentPlan')}
      />
      <div className={classes.lists}>
        <InsuredFields accountId={accountId} form={form} />
      </div>
      <div className={classes.wide}>
        <CheckField
          label="Project policy"
          description="The term can be longer than 36 months."
          {...register('isProject')}
        />
      </div>
    </>
  )
}
