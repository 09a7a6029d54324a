export interface DemoLine {
  readonly account: string
  readonly type: string
  readonly name: string
  readonly carrier: string
  readonly prefix: string
  /** Yearly terms, the current one last. */
  readonly years: number
  /** Only in the agency management system: such a policy has no id in the portal. */
  readonly isExternal?: true
  /** Terms back from the current one whose policy was canceled. */
  readonly canceledTermsBack?: number
  /** Dollars of the current term; each earlier one was a little less. */
  readonly premium: number
  readonly layer?: DemoLayer
  /** Placed with a non-admitted carrier: taxes and a fee are added to the premium. */
  readonly isSurplus?: true
  /** Changes during the current term, the earliest first. */
  readonly endorsements?: readonly DemoEndorsement[]
}

/** Dollars. Without `over` it is a primary layer from the ground up. */
interface DemoLayer {
  readonly limit: number
  readonly attachment?: number
  readonly over?: readonly string[]
}

interface DemoEndorsement {
  readonly number: string
  /** Days into the term. */
  readonly day: number
  readonly description: string
  /** Dollars, negative where premium is returned. */
  readonly change: number
}

/** A contractor's primary lines, which underlie umbrella and excess. */
const casualty = ['GENERAL_LIABILITY', 'AUTO', 'WORKERS_COMP']

export const demoLines: readonly DemoLine[] = [
  {
    account: 'ACME',
    type: 'GENERAL_LIABILITY',
    name: 'General Liability',
    carrier: 'Granite Mutual',
    prefix: 'GL-40218',
    premium: 68_400,
    years: 5,
    layer: { limit: 1_000_000 },
    endorsements: [
      {
        number: '001',
        day: 0,
        description: 'Blanket additional insured where required by written contract',
        change: 1_250,
      },
      { number: '002', day: 64, description: 'Residential exclusion limited to projects of over 12 units', change: 0 },
      { number: '003', day: 171, description: 'Estimated receipts raised from $14.0M to $16.5M', change: 8_940 },
    ],
  },
  {
    account: 'ACME',
    type: 'AUTO',
    name: 'Business Auto',
    carrier: 'Cascade Casualty',
    prefix: 'BA-77103',
    premium: 41_250,
    years: 5,
    layer: { limit: 750_000 },
    endorsements: [
      { number: '001', day: 33, description: 'Added 2024 Ford F-350, VIN ending 1187', change: 1_412 },
      { number: '002', day: 120, description: 'Removed 2016 Isuzu NPR, VIN ending 0932', change: -868 },
    ],
  },
  {
    account: 'ACME',
    type: 'WORKERS_COMP',
    name: 'Workers Compensation',
    carrier: 'Timberline Employers',
    prefix: 'WC-15590',
    premium: 96_300,
    years: 5,
    layer: { limit: 1_000_000 },
    endorsements: [{ number: '001', day: 90, description: 'Added state: Oregon', change: 2_310 }],
  },
  {
    account: 'ACME',
    type: 'UMBRELLA',
    name: 'Umbrella',
    carrier: 'Granite Mutual',
    prefix: 'UM-40219',
    premium: 22_800,
    years: 5,
    layer: { limit: 5_000_000, attachment: 1_000_000, over: casualty },
  },
  {
    account: 'ACME',
    type: 'EXCESS_UMBRELLA',
    name: 'Excess Liability',
    carrier: 'Northgate Surplus',
    prefix: 'XS-81840',
    isSurplus: true,
    premium: 14_600,
    years: 5,
    layer: { limit: 10_000_000, attachment: 6_000_000, over: casualty },
  },
  {
    account: 'ACME',
    type: 'LIABILITY',
    name: 'Wrap-Up Liability, Pier 9',
    carrier: 'Meridian Specialty',
    prefix: 'MSW/9027 P9',
    premium: 37_500,
    years: 1,
    isExternal: true,
  },
  {
    account: 'ACME',
    type: 'PROPERTY',
    name: 'Commercial Property',
    carrier: 'Ridgeway Property',
    prefix: 'CP-22871',
    premium: 18_900,
    years: 4,
  },
  {
    account: 'ACME',
    type: 'POLLUTION',
    name: 'Contractors Pollution',
    carrier: 'Meridian Specialty',
    prefix: 'CPL/9043',
    premium: 7_600,
    years: 2,
    isExternal: true,
  },
  {
    account: 'ACME',
    type: 'CYBER',
    name: 'Cyber',
    carrier: 'Meridian Specialty',
    prefix: 'CY-30017',
    premium: 6_900,
    years: 2,
    canceledTermsBack: 0,
  },
  {
    account: 'BAYSIDE',
    type: 'PROPERTY',
    name: 'Commercial Property',
    carrier: 'Ridgeway Property',
    prefix: 'CP-51120',
    premium: 312_000,
    years: 5,
  },
  {
    account: 'BAYSIDE',
    type: 'GENERAL_LIABILITY',
    name: 'General Liability',
    carrier: 'Granite Mutual',
    prefix: 'GL-51121',
    premium: 54_700,
    years: 5,
    layer: { limit: 1_000_000 },
  },
  {
    account: 'BAYSIDE',
    type: 'FLOOD',
    name: 'Flood',
    carrier: 'Tidewater Surety',
    prefix: 'FL-88030',
    premium: 23_900,
    years: 3,
  },
  {
    account: 'NORTH',
    type: 'AUTO',
    name: 'Truckers Auto Liability',
    carrier: 'Cascade Casualty',
    prefix: 'TA-60444',
    premium: 486_000,
    years: 5,
    layer: { limit: 1_000_000 },
  },
  {
    account: 'NORTH',
    type: 'EXCESS_UMBRELLA',
    name: 'Excess Auto Liability',
    carrier: 'Northgate Surplus',
    prefix: 'XA-60447',
    premium: 118_000,
    years: 3,
    layer: { limit: 4_000_000, attachment: 1_000_000, over: ['AUTO', 'WORKERS_COMP'] },
  },
  {
    account: 'NORTH',
    type: 'TRANSPORTATION',
    name: 'Motor Truck Cargo',
    carrier: 'Meridian Specialty',
    prefix: 'MC-60445',
    premium: 61_200,
    years: 5,
  },
  {
    account: 'NORTH',
    type: 'WORKERS_COMP',
    name: 'Workers Compensation',
    carrier: 'Timberline Employers',
    prefix: 'WC-60446',
    premium: 143_500,
    years: 5,
    layer: { limit: 1_000_000 },
  },
  {
    account: 'RIDGE',
    type: 'PACKAGE',
    name: 'Food Processors Package',
    carrier: 'Granite Mutual',
    prefix: 'PK-71900',
    premium: 88_200,
    years: 3,
  },
  {
    account: 'DOELAW',
    type: 'LPL',
    name: 'Lawyers Professional Liability',
    carrier: 'ALPS',
    prefix: 'ALPS-20377',
    premium: 17_450,
    years: 4,
  },
]
