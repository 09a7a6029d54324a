import type { MarketQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'

interface DemoCoverage {
  readonly name: string
  /** Dollars. */
  readonly limit?: number
  readonly deductible?: number
  readonly note?: string
  /** Additional dollars: the client accepts or declines it. */
  readonly option?: number
  readonly offer?: 'TERRORISM' | 'UM_UIM'
}

export interface DemoQuote {
  readonly account: string
  readonly line: string
  readonly carrier: string
  readonly mga?: string
  readonly market?: MarketQuote['market']
  readonly rating?: MarketQuote['rating']
  readonly status: MarketQuote['status']
  readonly declinedReason?: string
  readonly sentDaysAgo: number
  /** Undefined if the market has not responded yet. */
  readonly answeredDaysAgo?: number
  /** Undefined if it was not shown to the client. */
  readonly shownDaysAgo?: number
  /** Dollars. */
  readonly premium?: number
  readonly taxes?: number
  readonly fees?: number
  /** Hundredths of a percent. */
  readonly commission?: number
  readonly coverages?: readonly DemoCoverage[]
  readonly exclusions?: readonly string[]
  readonly forms?: readonly string[]
  readonly expiresInDays?: number
  readonly note?: string
  /** What the client asked, and what the brokerage answered. */
  readonly talk?: readonly [string, string]
}

const terrorism = {
  name: 'Certified acts of terrorism',
  note: 'Must be offered by law (TRIA)',
  offer: 'TERRORISM',
} as const

const liabilityForms = [
  'CG 00 01 04 13 Commercial General Liability',
  'CG 20 10 12 19 Additional Insured, Ongoing Operations',
]

/** What markets answered for the renewals of demonstration accounts. */
export const demoQuotes: readonly DemoQuote[] = [
  {
    account: 'ACME',
    line: 'GENERAL_LIABILITY',
    carrier: 'Granite Mutual',
    market: 'ADMITTED',
    rating: 'A',
    status: 'QUOTED',
    sentDaysAgo: 38,
    answeredDaysAgo: 17,
    shownDaysAgo: 7,
    premium: 74_900,
    taxes: 0,
    fees: 250,
    commission: 1500,
    coverages: [
      { name: 'Each occurrence', limit: 1_000_000, deductible: 5_000 },
      { name: 'General aggregate', limit: 2_000_000, note: 'Per project' },
      { name: 'Products and completed operations aggregate', limit: 2_000_000 },
      { name: 'Personal and advertising injury', limit: 1_000_000 },
      { name: 'Damage to premises rented to you', limit: 300_000 },
      { name: 'Medical expense', limit: 5_000, note: 'Any one person' },
      { ...terrorism, limit: 1_000_000, option: 749 },
    ],
    exclusions: ['Residential projects of more than 12 units'],
    forms: liabilityForms,
    expiresInDays: 40,
    note: 'Underwriter would come down 2% for the umbrella.',
  },
  {
    account: 'ACME',
    line: 'GENERAL_LIABILITY',
    carrier: 'Keystone Casualty',
    market: 'ADMITTED',
    rating: 'A-',
    status: 'QUOTED',
    sentDaysAgo: 36,
    answeredDaysAgo: 14,
    shownDaysAgo: 7,
    premium: 66_200,
    taxes: 0,
    fees: 400,
    commission: 1250,
    coverages: [
      { name: 'Each occurrence', limit: 1_000_000, deductible: 10_000 },
      { name: 'General aggregate', limit: 2_000_000, note: 'Per policy' },
      { name: 'Products and completed operations aggregate', limit: 2_000_000 },
      { name: 'Personal and advertising injury', limit: 1_000_000 },
      { name: 'Damage to premises rented to you', limit: 100_000 },
      { ...terrorism, limit: 1_000_000, option: 662 },
    ],
    exclusions: ['All residential work', 'Exterior insulation and finish systems'],
    forms: liabilityForms,
    expiresInDays: 33,
    talk: [
      'Would the townhouses on Alder Street still be covered with Keystone?',
      'No: Keystone leaves out all residential work. Granite covers them, since each building has fewer than 12 units.',
    ],
  },
  {
    account: 'ACME',
    line: 'GENERAL_LIABILITY',
    carrier: 'Harborline Surplus',
    mga: 'Tidewater Wholesale',
    market: 'SURPLUS',
    rating: 'A',
    status: 'INDICATED',
    sentDaysAgo: 30,
    answeredDaysAgo: 12,
    shownDaysAgo: 7,
    premium: 55_000,
    taxes: 1_650,
    fees: 500,
    commission: 1000,
    coverages: [
      { name: 'Each occurrence', limit: 1_000_000, deductible: 25_000 },
      { name: 'General aggregate', limit: 2_000_000 },
    ],
    expiresInDays: 20,
  },
  {
    account: 'ACME',
    line: 'GENERAL_LIABILITY',
    carrier: 'Blue Ridge Insurance',
    market: 'ADMITTED',
    rating: 'A+',
    status: 'DECLINED',
    declinedReason: 'No appetite for roofing over three floors',
    sentDaysAgo: 36,
    answeredDaysAgo: 31,
  },
  {
    account: 'ACME',
    line: 'CYBER',
    carrier: 'Beacon Specialty',
    market: 'SURPLUS',
    rating: 'A+',
    status: 'QUOTED',
    sentDaysAgo: 25,
    answeredDaysAgo: 9,
    premium: 11_800,
    taxes: 354,
    fees: 150,
    commission: 1500,
    coverages: [
      { name: 'Policy aggregate', limit: 2_000_000, deductible: 10_000 },
      { name: 'Ransomware', limit: 2_000_000 },
      { name: 'Funds transfer fraud', limit: 250_000 },
    ],
    expiresInDays: 28,
  },
  {
    account: 'ACME',
    line: 'AUTO',
    carrier: 'Granite Mutual',
    market: 'ADMITTED',
    rating: 'A',
    status: 'SUBMITTED',
    sentDaysAgo: 38,
  },
  {
    account: 'ACME',
    line: 'CRIME',
    carrier: 'Tidewater Surety',
    market: 'ADMITTED',
    rating: 'A',
    status: 'QUOTED',
    sentDaysAgo: 30,
    answeredDaysAgo: 16,
    shownDaysAgo: 7,
    premium: 8_400,
    taxes: 0,
    fees: 150,
    commission: 1500,
    coverages: [
      { name: 'Employee theft', limit: 1_000_000, deductible: 10_000 },
      { name: 'Computer and funds transfer fraud', limit: 500_000, deductible: 10_000 },
    ],
    forms: ['CR 00 21 Commercial Crime Coverage'],
    expiresInDays: 30,
  },
  {
    account: 'ACME',
    line: 'FIDUCIARY',
    carrier: 'Tidewater Surety',
    market: 'ADMITTED',
    rating: 'A',
    status: 'QUOTED',
    sentDaysAgo: 30,
    answeredDaysAgo: 15,
    shownDaysAgo: 7,
    premium: 3_950,
    taxes: 0,
    fees: 75,
    commission: 1500,
    coverages: [{ name: 'Fiduciary liability', limit: 1_000_000, deductible: 5_000 }],
    forms: ['FL 01 00 Fiduciary Liability'],
    expiresInDays: 30,
  },
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
