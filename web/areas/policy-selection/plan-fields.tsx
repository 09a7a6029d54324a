import type { PlanDraft } from '@portico/contract/areas/policy-selection/plan.shapes.ts'
import type { PolicySelection } from '@portico/contract/areas/policy-selection/selection.shapes.ts'
import type { ComponentProps } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { DayField } from '../../kit/forms/bound/day-field.tsx'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { MoneyField } from '../../kit/forms/kinds/money-field.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { TextArea } from '../../kit/forms/text-area.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { formatMoney } from '../../platform/formats.ts'
import type { PlanValues } from './plan-form.ts'
import classes from './policy-selection.module.css'

interface Props {
  readonly form: UseFormReturn<PlanValues, unknown, PlanDraft>
  readonly quotes: PolicySelection['quotes']
}

/** What is asked of a plan. */
export function PlanFields({ form, quotes }: Props) {
  const { register, formState, control } = form
  const { errors } = formState
  return (
    <div className={classes.form}>
      <TextField
        label="Name"
        description="Name shown to the client. Example: Higher limits."
        required
        data-autofocus
        error={errors.name?.message}
        {...register('name')}
      />
      {quotes.length > 0 && <QuoteField form={form} quotes={quotes} />}
      <div className={classes.fields}>
        <Amount form={form} name="premium" label="Term premium" />
        <Amount form={form} name="perClaim" label="Limit per claim" />
        <Amount form={form} name="aggregate" label="Aggregate limit" />
        <Amount form={form} name="deductible" label="Deductible" />
        <SelectField
          label="Deductible basis"
          data={[
            { value: 'CLAIM', label: 'Per claim' },
            { value: 'TERM', label: 'Once per term' },
          ]}
          {...register('deductibleOf')}
        />
        <SelectField
          label="Claim expenses"
          data={[
            { value: 'OUTSIDE', label: 'Outside the limit' },
            { value: 'INSIDE', label: 'Inside the limit' },
          ]}
          {...register('expenses')}
        />
        <DayField
          control={control}
          name="retroDate"
          label="Retroactive date"
          description="Leave blank if all prior acts are covered."
        />
        <TextField
          label="Step"
          description="Claims-made step year, 1 to 20."
          inputMode="numeric"
          autoComplete="off"
          error={errors.step?.message}
          {...register('step')}
        />
      </div>
      <CheckField label="The deductible applies to losses only, not to claim expenses" {...register('isLossOnly')} />
      <TextArea
        label="Endorsements"
        description="One per line."
        rows={3}
        error={errors.endorsements?.message}
        {...register('endorsements')}
      />
    </div>
  )
}

/** Choosing a quote brings its premium: a plan is ordered by the quote at the quote's price. */
function QuoteField({ form: { register, setValue, formState }, quotes }: Props) {
  return (
    <SelectField
      label="Quote"
      description="The client accepts this quote with the plan. Only firm quotes shared with the client are listed."
      data={[
        { value: '', label: 'None' },
        ...quotes.map(({ id, carrier, premium }) => ({
          value: id,
          label: `${carrier}, ${premium === null ? 'no premium' : formatMoney(premium)}`,
        })),
      ]}
      error={formState.errors.quoteId?.message}
      {...register('quoteId', {
        onChange: (event: { readonly target: { readonly value: string } }) => {
          const premium = quotes.find(({ id }) => id === event.target.value)?.premium
          if (typeof premium === 'number') setValue('premium', String(premium / 100), { shouldDirty: true })
        },
      })}
    />
  )
}

interface AmountProps extends Omit<ComponentProps<typeof TextField>, 'form' | 'name'> {
  readonly form: Props['form']
  readonly name: 'premium' | 'perClaim' | 'aggregate' | 'deductible'
}

function Amount({ form: { register, formState }, name, ...rest }: AmountProps) {
  return <MoneyField {...rest} required error={formState.errors[name]?.message} {...register(name)} />
}
