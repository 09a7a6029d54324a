interface DemoAccount {
  readonly code: string
  readonly companyName: string
  readonly brokerage: string
  readonly relationship: 'CLIENT' | 'PROSPECT'
  readonly phase: string | null
  readonly amsType: string | null
  /** Days from the day of seeding to the next renewal. */
  readonly renewalInDays: number
  readonly contact: string | null
  /** Username of a linked agent → role on the account. */
  readonly agents: Readonly<Record<string, string>>
}

const harborTeam = {
  'manager@harbor.test': 'P_ACCT_MGR',
  'advisor@harbor.test': 'ADVISOR',
  'claims@harbor.test': 'CLAIMS',
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    code: 'ACME',
    companyName: 'Acme Builders Group, Inc.',
    brokerage: 'HARBOR',
    relationship: 'CLIENT',
    phase: 'Renewal',
    amsType: 'AMS360',
    renewalInDays: 45,
    contact: 'manager@harbor.test',
    agents: harborTeam,
  },
  {
    code: 'BAYSIDE',
    companyName: 'Bayside Property Holdings LLC',
    brokerage: 'HARBOR',
    relationship: 'CLIENT',
    phase: 'Service',
    amsType: 'AMS360',
    renewalInDays: 132,
    contact: 'advisor@harbor.test',
    agents: { 'advisor@harbor.test': 'ADVISOR', 'manager@harbor.test': 'P_ACCT_MGR' },
  },
  {
    code: 'NORTH',
    companyName: 'Northwind Trucking Co.',
    brokerage: 'HARBOR',
    relationship: 'CLIENT',
    phase: 'Renewal',
    amsType: 'AMS360',
    renewalInDays: 71,
    contact: 'manager@harbor.test',
    agents: harborTeam,
  },
  {
    code: 'PROSPER',
    companyName: 'Prosper Robotics, Inc.',
    brokerage: 'HARBOR',
    relationship: 'PROSPECT',
    phase: null,
    amsType: null,
    renewalInDays: 98,
    contact: 'advisor@harbor.test',
    agents: { 'advisor@harbor.test': 'ADVISOR' },
  },
  {
    code: 'DOELAW',
    companyName: 'Doe & Partners LLP',
    brokerage: 'ALPS',
    relationship: 'CLIENT',
    phase: 'Service',
    amsType: null,
    renewalInDays: 204,
    contact: null,
    agents: { 'producer@alps.test': 'ADVISOR' },
  },
  {
    code: 'RIDGE',
    companyName: 'Ridgeline Foods Corp.',
    brokerage: 'SUMMIT',
    relationship: 'CLIENT',
    phase: 'Renewal',
    amsType: 'Epic',
    renewalInDays: 30,
    contact: 'advisor@summit.test',
    agents: { 'advisor@summit.test': 'ADVISOR' },
  },
]
