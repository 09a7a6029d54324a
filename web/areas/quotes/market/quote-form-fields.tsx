import { isExcluded } from '@portico/contract/areas/quotes/quote.rules.ts'
import { carrierRatings, isPriced, quoteStatusNames } from '@portico/contract/areas/quotes/quote-statuses.ts'
import type { QuoteDraft } from '@portico/contract/areas/quotes/quote.shapes.ts'
import type { ComponentProps } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { DayField } from '../../../kit/forms/bound/day-field.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { MoneyField } from '../../../kit/forms/kinds/money-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import classes from '../quotes.module.css'
import { firstStatuses, type QuoteFormValues } from './quote-form.ts'

interface Props {
  readonly form: UseFormReturn<QuoteFormValues, unknown, QuoteDraft>
}

interface CarrierProps extends Props {
  readonly isNew: boolean
  readonly excluded: readonly string[]
}

/** The fields of a quote in addition to its coverages. */
export function QuoteFormFields(props: CarrierProps) {
  return (
    <>
      <div className={classes.fields}>
        <CarrierFields {...props} />
      </div>
      <div className={classes.fields}>
        <PriceFields {...props} />
      </div>
      <div className={classes.fields}>
        <Lines {...props} name="exclusions" label="Key exclusions" description="One per line, in plain language" />
        <Lines {...props} name="forms" label="Key forms" description="One per line: number, edition, name" />
        <Lines {...props} name="note" label="Internal note" description="Visible to your brokerage only" />
      </div>
    </>
  )
}

function CarrierFields({ form, isNew, excluded }: CarrierProps) {
  const { register, control } = form
  const status = useWatch({ control, name: 'status' })
  const asksReason = isExcluded(useWatch({ control, name: 'carrier' }), excluded)
  return (
    <>
      <Typed form={form} name="carrier" label="Carrier" required data-autofocus />
      <Typed form={form} name="mga" label="Through (MGA or wholesaler)" />
      {asksReason && <Typed form={form} name="exclusionReason" label="Reason for quoting an excluded carrier" />}
      {isNew && (
        <SelectField
          label="Status"
          data={firstStatuses.map((code) => ({ value: code, label: quoteStatusNames[code] }))}
          {...register('status')}
        />
      )}
      {isNew && status === 'DECLINED' && (
        <Typed form={form} name="declinedReason" label="Carrier’s reason for declining" />
      )}
      <DayField control={control} name="sentOn" label="Sent on" />
      <SelectField
        label="Market"
        data={[
          { value: '', label: 'Not known' },
          { value: 'ADMITTED', label: 'Admitted' },
          { value: 'SURPLUS', label: 'Surplus lines' },
        ]}
        {...register('market')}
      />
      <SelectField
        label="AM Best rating"
        data={[
          { value: '', label: 'Not known' },
          ...carrierRatings.map((rating) => ({ value: rating, label: rating === 'NR' ? 'Not rated' : rating })),
        ]}
        {...register('rating')}
      />
      <SelectField
        label="Layer"
        data={[
          { value: 'PRIMARY', label: 'Primary' },
          { value: 'EXCESS', label: 'Excess' },
        ]}
        {...register('layer')}
      />
    </>
  )
}

function PriceFields({ form }: Props) {
  const status = useWatch({ control: form.control, name: 'status' })
  const usual = isPriced(status)
    ? 'The carrier must honor this quote if it is accepted.'
    : 'Only a quote can be bindable.'
  return (
    <>
      <Typed form={form} field={MoneyField} name="premium" label="Premium" />
      <Typed form={form} field={MoneyField} name="taxes" label="Taxes" />
      <Typed form={form} field={MoneyField} name="fees" label="Fees" />
      <Typed form={form} field={MoneyField} name="total" label="Total" />
      <Typed form={form} name="commission" label="Commission (internal)" inputMode="decimal" rightSection="%" />
      <DayField control={form.control} name="expiresOn" label="Quote expires" />
      <div className={classes.wide}>
        <CheckField
          label="Bindable"
          description={form.formState.errors.isBindable?.message ?? usual}
          {...form.register('isBindable')}
        />
      </div>
    </>
  )
}

interface TypedProps extends Props, Omit<ComponentProps<typeof TextField>, 'form' | 'name'> {
  readonly name: Exclude<keyof QuoteFormValues, 'coverages' | 'isBindable'>
  /** Its input component; a text field by default. */
  readonly field?: typeof TextField
}

function Typed({ form, name, field: Field = TextField, ...props }: TypedProps) {
  return <Field autoComplete="off" error={form.formState.errors[name]?.message} {...props} {...form.register(name)} />
}

interface LinesProps extends Props {
  readonly name: 'exclusions' | 'forms' | 'note'
  readonly label: string
  readonly description: string
}

function Lines({ form, name, label, description }: LinesProps) {
  const error = form.formState.errors[name]?.message
  return <TextArea label={label} description={description} rows={3} error={error} {...form.register(name)} />
}
