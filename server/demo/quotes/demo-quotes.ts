import { contractorQuotes } from './contractor-quotes.ts'
import { type DemoQuote, liabilityForms, terrorism } from './demo-quote.ts'

/** What markets answered for the renewals of demonstration accounts. */
export const demoQuotes: readonly DemoQuote[] = [
  ...contractorQuotes,
  {
    account: 'PROSPER',
    line: 'GENERAL_LIABILITY',
    carrier: 'Keystone Casualty',
    market: 'ADMITTED',
    rating: 'A-',
    status: 'QUOTED',
    sentDaysAgo: 12,
    answeredDaysAgo: 5,
    shownDaysAgo: 3,
    premium: 14_200,
    taxes: 0,
    fees: 150,
    commission: 1250,
    coverages: [
      { name: 'Each occurrence', limit: 1_000_000, deductible: 1_000 },
      { name: 'General aggregate', limit: 2_000_000 },
      { ...terrorism, limit: 1_000_000, option: 142 },
    ],
    forms: liabilityForms,
    expiresInDays: 25,
  },
  {
    account: 'DOELAW',
    line: 'LPL',
    carrier: 'ALPS',
    market: 'ADMITTED',
    rating: 'A',
    status: 'QUOTED',
    sentDaysAgo: 8,
    answeredDaysAgo: 4,
    shownDaysAgo: 2,
    premium: 18_200,
    taxes: 0,
    fees: 0,
    commission: 1000,
    coverages: [
      { name: 'Each claim', limit: 1_000_000, deductible: 10_000 },
      { name: 'Aggregate', limit: 2_000_000, note: 'Claim expenses outside the limit' },
    ],
    forms: ['Lawyers Professional Liability, claims made and reported'],
    expiresInDays: 190,
  },
]
