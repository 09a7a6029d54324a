import '../../../kit/forms/without-eval.ts'
import { BindOrder, type BindDecision, type BindOption } from '@portico/contract/areas/binding/binding.shapes.ts'
import type { PaymentPlan } from '@portico/contract/areas/policies/payment-plans.ts'
import { z } from 'zod'

/** What the form of an order holds. */
export interface OrderFormValues {
  readonly effectiveOn: string
  readonly plan: PaymentPlan
  readonly name: string
  readonly title: string
  readonly signature: string
  readonly hasAuthority: boolean
  readonly declinationsConfirmed: boolean
  readonly noLossSignature: string
}

/** What the form starts with. */
export const startValues = ({ renewsOn, signerName }: BindDecision): OrderFormValues => ({
  effectiveOn: renewsOn,
  plan: 'FULL',
  name: signerName,
  title: '',
  signature: '',
  hasAuthority: false,
  declinationsConfirmed: false,
  noLossSignature: '',
})

/** The contract's own rules, asked of what was typed about an option. */
export const orderSchema = ({ publication, version }: BindOption) =>
  z
    .custom<OrderFormValues>()
    .transform((values) => ({ ...values, publication, version }) as z.input<typeof BindOrder>)
    .pipe(BindOrder)
