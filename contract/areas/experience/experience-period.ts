/** A day so many months away; the last of its month where that has no such day. */
export function monthsFrom(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Days from one up to another, which is not among them. */
export interface Span {
  readonly from: string
  readonly until: string
}

/** When the policies of a worksheet begin: three policy years, the last of which ends a year before the rating date. */
export const experiencePeriod = (ratingOn: string): Span => ({
  from: monthsFrom(ratingOn, -48),
  until: monthsFrom(ratingOn, -12),
})

/** When the policies begin that the next modification takes in. */
export const comingYear = (ratingOn: string): Span => ({ from: monthsFrom(ratingOn, -12), until: ratingOn })

export const isWithin = (day: string, { from, until }: Span): boolean => from <= day && day < until

/** When the carrier values a policy for the bureau, and when its reserves should be looked over before. */
export interface Valuation {
  readonly policyFrom: string
  readonly months: number
  readonly valuedOn: string
  readonly reviewFrom: string
  readonly reviewBy: string
}

/** The unit-statistical valuations of a policy: 18, 30 and 42 months after it began. */
export const valuationsOf = (policyFrom: string): Valuation[] =>
  [18, 30, 42].map((months) => ({
    policyFrom,
    months,
    valuedOn: monthsFrom(policyFrom, months),
    reviewFrom: monthsFrom(policyFrom, months - 3),
    reviewBy: monthsFrom(policyFrom, months - 1),
  }))
