import { addMonths } from '../../kit/zone.rules.ts'

/** Days from one up to another, which is not among them. */
export interface Span {
  readonly from: string
  readonly until: string
}

/** When the policies of a worksheet start: three policy years, the last of which ends a year before the rating date. */
export const experiencePeriod = (ratingOn: string): Span => ({
  from: addMonths(ratingOn, -48),
  until: addMonths(ratingOn, -12),
})

/** When the policies start that are new in the next modification. */
export const comingYear = (ratingOn: string): Span => ({ from: addMonths(ratingOn, -12), until: ratingOn })

export const isWithin = (day: string, { from, until }: Span): boolean => from <= day && day < until

/** When the carrier values a policy for the bureau, and when its reserves should be looked over before. */
export interface Valuation {
  readonly policyFrom: string
  readonly months: number
  readonly valuedOn: string
  readonly reviewFrom: string
  readonly reviewBy: string
}

/** The unit-statistical valuations of a policy: 18, 30 and 42 months after it started. */
export const valuationsOf = (policyFrom: string): Valuation[] =>
  [18, 30, 42].map((months) => ({
    policyFrom,
    months,
    valuedOn: addMonths(policyFrom, months),
    reviewFrom: addMonths(policyFrom, months - 3),
    reviewBy: addMonths(policyFrom, months - 1),
  }))

/** The unit-statistical valuation of a policy year that counts at a rating date: the last one before it. */
export const valuationFor = (policyFrom: string, ratingOn: string): string | undefined =>
  valuationsOf(policyFrom).findLast(({ valuedOn }) => valuedOn <= ratingOn)?.valuedOn
