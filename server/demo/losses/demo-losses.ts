import type { LossCause } from '@portico/contract/areas/losses/loss-causes.ts'

/** Dollars in three parts: indemnity, medical, expense. */
type Parts = readonly [number, number, number]

export interface DemoLoss {
  readonly termsBack: number
  /** Days into the term. */
  readonly day: number
  readonly claim: string
  readonly cause: LossCause
  readonly claimant: string
  readonly description: string
  readonly isOpen?: true
  readonly paid: Parts
  readonly reserve?: Parts
  readonly recovered?: number
  /** The previous year's valuation, as a fraction of what is paid and reserved now; 1 by default. */
  readonly earlier?: number
}

export interface DemoRuns {
  readonly account: string
  readonly type: string
  readonly carrier: string
  readonly prefix: string
  /** Days since the latest valuation; the one before was a year earlier. */
  readonly daysAgo: number
  /** The document counts another claim, of this many dollars, that was not entered. */
  readonly unentered?: number
  /** Empty if the carrier reports no claims. */
  readonly losses: readonly DemoLoss[]
}

export const demoRuns: readonly DemoRuns[] = [
  {
    account: 'ACME',
    type: 'WORKERS_COMP',
    carrier: 'Timberline Employers',
    prefix: 'WC',
    daysAgo: 28,
    losses: [
      {
        termsBack: 0,
        day: 61,
        claim: '4471',
        cause: 'STRAIN',
        claimant: 'Luis Ortega',
        description: 'Strained lower back carrying drywall',
        isOpen: true,
        paid: [4200, 6850, 310],
        reserve: [12_500, 8400, 900],
      },
      {
        termsBack: 0,
        day: 143,
        claim: '4502',
        cause: 'STRUCK',
        claimant: 'Maria Chen',
        description: 'Struck on the hand by a falling clamp',
        paid: [0, 1380, 0],
      },
      {
        termsBack: 1,
        day: 40,
        claim: '4120',
        cause: 'FALL',
        claimant: 'Peter Novak',
        description: 'Fell from the second rung of a ladder, wrist broken',
        paid: [21_400, 18_900, 2150],
        earlier: 1.4,
      },
      {
        termsBack: 1,
        day: 190,
        claim: '4188',
        cause: 'MACHINE',
        claimant: 'Andre Willis',
        description: 'Cut to the forearm from a circular saw',
        paid: [5200, 9750, 480],
        earlier: 0.8,
      },
      {
        termsBack: 2,
        day: 88,
        claim: '3744',
        cause: 'STRAIN',
        claimant: 'Tomas Rivera',
        description: 'Shoulder strain setting formwork',
        paid: [9800, 7100, 620],
        earlier: 0.9,
      },
      {
        termsBack: 3,
        day: 30,
        claim: '3301',
        cause: 'FALL',
        claimant: 'James Holt',
        description: 'Slipped on ice at the yard gate',
        paid: [0, 2240, 0],
      },
      {
        termsBack: 3,
        day: 251,
        claim: '3395',
        cause: 'STRUCK',
        claimant: 'Henry Wu',
        description: 'Foot struck by a pallet jack',
        paid: [3400, 5150, 240],
      },
      {
        termsBack: 4,
        day: 120,
        claim: '2988',
        cause: 'FALL',
        claimant: 'Oscar Blum',
        description: 'Fell through an unmarked opening',
        paid: [64_000, 51_300, 7900],
        recovered: 18_000,
        earlier: 1.1,
      },
    ],
  },
  {
    account: 'ACME',
    type: 'GENERAL_LIABILITY',
    carrier: 'Granite Mutual',
    prefix: 'GL',
    daysAgo: 41,
    losses: [
      {
        termsBack: 0,
        day: 20,
        claim: '90217',
        cause: 'WATER',
        claimant: 'Harlan Lofts Condominium',
        description: 'Water damage below a fourth-floor riser',
        isOpen: true,
        paid: [8600, 0, 1200],
        reserve: [34_000, 0, 6000],
      },
      {
        termsBack: 1,
        day: 214,
        claim: '88410',
        cause: 'INJURY',
        claimant: 'Dana Fields',
        description: 'Passer-by tripped over a hose at the sidewalk shed',
        isOpen: true,
        paid: [12_500, 0, 9400],
        reserve: [45_000, 0, 15_000],
        earlier: 0.5,
      },
      {
        termsBack: 3,
        day: 101,
        claim: '81033',
        cause: 'DAMAGE',
        claimant: 'City Water Department',
        description: 'Main struck during excavation',
        paid: [27_800, 0, 3100],
        recovered: 5000,
      },
    ],
  },
  {
    account: 'ACME',
    type: 'AUTO',
    carrier: 'Cascade Casualty',
    prefix: 'AU',
    daysAgo: 118,
    unentered: 2750,
    losses: [
      {
        termsBack: 0,
        day: 55,
        claim: '6610-A',
        cause: 'VEHICLE',
        claimant: 'Ruth Adler',
        description: 'Rear-end collision at low speed',
        paid: [3900, 1100, 0],
      },
      {
        termsBack: 1,
        day: 302,
        claim: '6404-A',
        cause: 'VEHICLE',
        claimant: 'Coastal Fence Co.',
        description: 'Dump truck backed into a fence',
        paid: [2600, 0, 0],
      },
      {
        termsBack: 2,
        day: 15,
        claim: '6120-A',
        cause: 'VEHICLE',
        claimant: 'Samuel Price',
        description: 'Collision at an intersection, two injured',
        paid: [38_000, 22_400, 5200],
        earlier: 1.25,
      },
      {
        termsBack: 4,
        day: 77,
        claim: '5533-A',
        cause: 'WEATHER',
        claimant: '',
        description: 'Hail on four pickups',
        paid: [9300, 0, 0],
      },
    ],
  },
  {
    account: 'ACME',
    type: 'UMBRELLA',
    carrier: 'Granite Mutual',
    prefix: 'UM',
    daysAgo: 41,
    losses: [],
  },
  {
    account: 'ACME',
    type: 'LIABILITY',
    carrier: 'Meridian Specialty',
    prefix: 'GL',
    daysAgo: 36,
    losses: [],
  },
  {
    account: 'ACME',
    type: 'POLLUTION',
    carrier: 'Meridian Specialty',
    prefix: 'CPL',
    daysAgo: 36,
    losses: [],
  },
  {
    account: 'ACME',
    type: 'CYBER',
    carrier: 'Meridian Specialty',
    prefix: 'CY',
    daysAgo: 36,
    losses: [],
  },
  {
    account: 'BAYSIDE',
    type: 'PROPERTY',
    carrier: 'Ridgeway Property',
    prefix: 'CP',
    daysAgo: 45,
    losses: [
      {
        termsBack: 1,
        day: 66,
        claim: '7781',
        cause: 'FIRE',
        claimant: '',
        description: 'Kitchen fire in one unit',
        paid: [48_200, 0, 3900],
      },
    ],
  },
  {
    account: 'NORTH',
    type: 'AUTO',
    carrier: 'Cascade Casualty',
    prefix: 'TA',
    daysAgo: 35,
    losses: [
      {
        termsBack: 0,
        day: 91,
        claim: '7002-T',
        cause: 'VEHICLE',
        claimant: 'Interstate Haulers',
        description: 'Jackknife on a wet on-ramp',
        isOpen: true,
        paid: [61_000, 14_000, 8200],
        reserve: [120_000, 30_000, 25_000],
      },
    ],
  },
]

export interface DemoRequest {
  readonly account: string
  readonly type: string
  readonly carrier: string
  readonly email: string
  readonly by: string
  readonly sentDaysAgo: number
}

/** One that is overdue and one on its way. */
export const demoRequests: readonly DemoRequest[] = [
  {
    account: 'ACME',
    type: 'EXCESS_UMBRELLA',
    carrier: 'Northgate Surplus',
    email: 'claims@northgate.test',
    by: 'manager@harbor.test',
    sentDaysAgo: 24,
  },
  {
    account: 'ACME',
    type: 'PROPERTY',
    carrier: 'Ridgeway Property',
    email: 'lossruns@ridgeway.test',
    by: 'manager@harbor.test',
    sentDaysAgo: 3,
  },
]
