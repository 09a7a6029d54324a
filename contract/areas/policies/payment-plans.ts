import { addMonths } from '../../kit/zone.rules.ts'

/** How the premium of a line is paid. */
export const paymentPlans = ['FULL', 'TWO_PAY', 'QUARTERLY', 'MONTHLY'] as const

export type PaymentPlan = (typeof paymentPlans)[number]

export const paymentPlanNames: Readonly<Record<PaymentPlan, string>> = {
  FULL: 'In full',
  TWO_PAY: 'Two payments',
  QUARTERLY: 'Quarterly',
  MONTHLY: 'Monthly, ten payments',
}

const schedules: Readonly<Record<PaymentPlan, { readonly payments: number; readonly months: number }>> = {
  FULL: { payments: 1, months: 0 },
  TWO_PAY: { payments: 2, months: 6 },
  QUARTERLY: { payments: 4, months: 3 },
  MONTHLY: { payments: 10, months: 1 },
}

interface Installment {
  readonly dueOn: string
  readonly amount: number
}

interface Payable {
  /** Cents */
  readonly premium: number
  readonly taxesAndFees: number
}

/**
 * A premium's payment dates and amounts: equal to the cent, with remainders in the first payments. Taxes and fees are
 * due with the first payment.
 */
export function installments(
  plan: PaymentPlan,
  { premium, taxesAndFees }: Payable,
  effectiveOn: string,
): readonly Installment[] {
  const { payments, months } = schedules[plan]
  const base = Math.floor(premium / payments)
  const left = premium - base * payments
  return Array.from({ length: payments }, (_, at) => ({
    dueOn: addMonths(effectiveOn, months * at),
    amount: base + (at < left ? 1 : 0) + (at === 0 ? taxesAndFees : 0),
  }))
}
