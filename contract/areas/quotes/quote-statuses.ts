/** The progress of a market's response. */
export const quoteStatuses = ['SUBMITTED', 'DECLINED', 'INDICATED', 'QUOTED', 'NOT_TAKEN_UP'] as const

export type QuoteStatus = (typeof quoteStatuses)[number]

/** What a person reads for a status. */
export const quoteStatusNames: Readonly<Record<QuoteStatus, string>> = {
  SUBMITTED: 'Submitted',
  DECLINED: 'Declined',
  INDICATED: 'Indicated',
  QUOTED: 'Quoted',
  NOT_TAKEN_UP: 'Not pursued',
}

/** The possible next statuses of a quote. One that was declined or not taken up can only be submitted again. */
export const quoteTransitions: Readonly<Record<QuoteStatus, readonly QuoteStatus[]>> = {
  SUBMITTED: ['INDICATED', 'QUOTED', 'DECLINED', 'NOT_TAKEN_UP'],
  INDICATED: ['QUOTED', 'DECLINED', 'NOT_TAKEN_UP'],
  QUOTED: ['INDICATED', 'DECLINED', 'NOT_TAKEN_UP'],
  DECLINED: ['SUBMITTED'],
  NOT_TAKEN_UP: ['SUBMITTED'],
}

/** Whether a quote of this status names a price. */
export const isPriced = (status: QuoteStatus): boolean => status === 'INDICATED' || status === 'QUOTED'

/** AM Best financial strength ratings, strongest first; NR if there is none. */
export const carrierRatings = [
  'A++',
  'A+',
  'A',
  'A-',
  'B++',
  'B+',
  'B',
  'B-',
  'C++',
  'C+',
  'C',
  'C-',
  'D',
  'E',
  'F',
  'NR',
] as const
