interface DemoLine {
  readonly account: string
  readonly type: string
  readonly name: string
  readonly carrier: string
  readonly prefix: string
  /** Yearly terms, the current one last. */
  readonly years: number
  /** Kept in the agency system only: such a policy has no id of ours. */
  readonly isExternal?: true
  /** Terms back from the current one whose policy was canceled. */
  readonly canceledTermsBack?: number
}

export const demoLines: readonly DemoLine[] = [
  {
    account: 'ACME',
    type: 'General Liability',
    name: 'General Liability',
    carrier: 'Granite Mutual',
    prefix: 'GL-40218',
    years: 5,
  },
  { account: 'ACME', type: 'AUTO', name: 'Business Auto', carrier: 'Cascade Casualty', prefix: 'BA-77103', years: 5 },
  {
    account: 'ACME',
    type: 'Workers Comp',
    name: 'Workers Compensation',
    carrier: 'Timberline Employers',
    prefix: 'WC-15590',
    years: 5,
  },
  { account: 'ACME', type: 'Umbrella', name: 'Umbrella', carrier: 'Granite Mutual', prefix: 'UM-40219', years: 5 },
  {
    account: 'ACME',
    type: 'Property',
    name: 'Commercial Property',
    carrier: 'Ridgeway Property',
    prefix: 'CP-22871',
    years: 4,
  },
  {
    account: 'ACME',
    type: 'Pollution Liability',
    name: 'Contractors Pollution',
    carrier: 'Meridian Specialty',
    prefix: 'CPL/9043',
    years: 2,
    isExternal: true,
  },
  {
    account: 'ACME',
    type: 'CYBER',
    name: 'Cyber',
    carrier: 'Meridian Specialty',
    prefix: 'CY-30017',
    years: 2,
    canceledTermsBack: 0,
  },
  {
    account: 'BAYSIDE',
    type: 'Property',
    name: 'Commercial Property',
    carrier: 'Ridgeway Property',
    prefix: 'CP-51120',
    years: 5,
  },
  {
    account: 'BAYSIDE',
    type: 'General Liability',
    name: 'General Liability',
    carrier: 'Granite Mutual',
    prefix: 'GL-51121',
    years: 5,
  },
  { account: 'BAYSIDE', type: 'Flood', name: 'Flood', carrier: 'Tidewater Surety', prefix: 'FL-88030', years: 3 },
  {
    account: 'NORTH',
    type: 'AUTO',
    name: 'Truckers Auto Liability',
    carrier: 'Cascade Casualty',
    prefix: 'TA-60444',
    years: 5,
  },
  {
    account: 'NORTH',
    type: 'Transportation',
    name: 'Motor Truck Cargo',
    carrier: 'Meridian Specialty',
    prefix: 'MC-60445',
    years: 5,
  },
  {
    account: 'NORTH',
    type: 'Workers Comp',
    name: 'Workers Compensation',
    carrier: 'Timberline Employers',
    prefix: 'WC-60446',
    years: 5,
  },
  {
    account: 'RIDGE',
    type: 'Package',
    name: 'Food Processors Package',
    carrier: 'Granite Mutual',
    prefix: 'PK-71900',
    years: 3,
  },
  {
    account: 'DOELAW',
    type: 'LPL',
    name: 'Lawyers Professional Liability',
    carrier: 'ALPS',
    prefix: 'ALPS-20377',
    years: 4,
  },
]
