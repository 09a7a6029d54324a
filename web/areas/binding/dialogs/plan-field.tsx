import type { BindOption, BindOrder } from '@portico/contract/areas/binding/binding.shapes.ts'
import { installments, paymentPlanNames, paymentPlans } from '@portico/contract/areas/policies/payment-plans.ts'
import { termPremium } from '@portico/contract/areas/binding/term.rules.ts'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { formatDate, formatMoney } from '../../../platform/formats.ts'
import type { OrderFormValues } from './order-form.ts'

interface Props {
  readonly form: UseFormReturn<OrderFormValues, unknown, BindOrder>
  readonly option: BindOption
  readonly renewsOn: string
}

/** The payment plan, with the amount of each payment. */
export function PlanField({ form, option: { terms }, renewsOn }: Props) {
  const [plan, effectiveOn] = useWatch({ control: form.control, name: ['plan', 'effectiveOn'] })
  const { taxesAndFees } = terms
  const premium = effectiveOn === '' ? null : termPremium(terms.premium, effectiveOn, renewsOn)
  const payments = premium === null ? [] : installments(plan, { premium, taxesAndFees }, effectiveOn)
  const [first] = payments
  const said =
    first === undefined
      ? undefined
      : payments.length === 1
        ? `${formatMoney(first.amount)} on ${formatDate(first.dueOn)}`
        : `${payments.length} payments: ${formatMoney(first.amount)} with taxes and fees on ${formatDate(first.dueOn)}, then ${formatMoney(payments[1]!.amount)} each`
  return (
    <SelectField
      label="Payment plan"
      description={said}
      data={paymentPlans.map((each) => ({ value: each, label: paymentPlanNames[each] }))}
      error={form.formState.errors.plan?.message}
      {...form.register('plan')}
    />
  )
}
