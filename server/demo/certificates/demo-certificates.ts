import type { CertificateHolderDraft } from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import type { EndorsementKind } from '@portico/contract/areas/certificates/endorsement-kinds.ts'

type Holder = Pick<CertificateHolderDraft, 'name' | 'street' | 'city' | 'state' | 'zip' | 'interest'> &
  Partial<CertificateHolderDraft>

const chicago = { city: 'Chicago', state: 'IL' }

/** Who receives certificates of the contractor. */
export const demoHolders = {
  city: {
    name: 'City of Chicago, Department of Buildings',
    street: '121 N LaSalle St',
    ...chicago,
    zip: '60602',
    email: 'permits@chicago.example',
    groupName: 'Public agencies',
    interest: 'CERTIFICATE',
  },
  school: {
    name: 'Fox Valley School District 12',
    attention: 'Facilities',
    street: '40 E Downer Pl',
    city: 'Aurora',
    state: 'IL',
    zip: '60505',
    email: 'facilities@foxvalley12.example',
    groupName: 'Public agencies',
    interest: 'CERTIFICATE',
  },
  owner: {
    name: 'Union Yard Partners LLC',
    attention: 'Risk Management',
    street: '233 N Michigan Ave',
    ...chicago,
    zip: '60601',
    email: 'risk@unionyard.example',
    groupName: 'Owners',
    interest: 'ADDITIONAL_INSURED',
  },
  developer: {
    name: 'Brightline Development, Inc.',
    street: '500 W Madison St',
    ...chicago,
    zip: '60661',
    email: 'contracts@brightline.example',
    groupName: 'Owners',
    interest: 'CERTIFICATE',
  },
  bank: {
    name: 'First Lakeshore Bank, N.A.',
    attention: 'Loan Servicing',
    street: '120 S LaSalle St',
    ...chicago,
    zip: '60603',
    email: 'collateral@firstlakeshore.example',
    groupName: 'Lenders',
    interest: 'MORTGAGEE',
    loanNumber: '00-448120-7',
    asset: 'Location 1, 1420 W Fulton St',
  },
  lessor: {
    name: 'Fleetway Leasing LLC',
    street: '2700 River Rd',
    city: 'Des Plaines',
    state: 'IL',
    zip: '60018',
    email: 'insurance@fleetway.example',
    groupName: 'Lenders',
    interest: 'LOSS_PAYEE',
    asset: 'Unit 104',
  },
} satisfies Record<string, Holder>

export interface DemoCertificate {
  readonly holder: keyof typeof demoHolders
  readonly project: string
  readonly daysAgo: number
  /** Policy types. */
  readonly lines: readonly string[]
  readonly operations: string
  readonly endorsements?: readonly { readonly line: string; readonly kind: EndorsementKind }[]
  /** Days after today by which it is needed. */
  readonly neededInDays?: number
  readonly becomes: 'DRAFT' | 'ISSUED' | 'SUBMITTED'
  /** A later certificate of the same series, which replaces it. */
  readonly revised?: { readonly daysAgo: number; readonly project: string }
}

const casualty = ['GENERAL_LIABILITY', 'AUTO', 'WORKERS_COMP', 'UMBRELLA']

/** Certificates in every state. */
export const demoCertificates: readonly DemoCertificate[] = [
  {
    holder: 'city',
    project: 'General contractor license',
    daysAgo: 118,
    lines: ['GENERAL_LIABILITY', 'WORKERS_COMP'],
    operations: 'Proof of insurance for the general contractor license.',
    becomes: 'ISSUED',
  },
  {
    holder: 'school',
    project: 'Gym floor, Lincoln School',
    daysAgo: 84,
    lines: casualty,
    operations: 'Replacement of the gym floor during summer break.',
    becomes: 'ISSUED',
    revised: { daysAgo: 25, project: 'Gym floor and stage, Lincoln School' },
  },
  {
    holder: 'developer',
    project: 'Pier 9 tenant build-out',
    daysAgo: 92,
    lines: ['GENERAL_LIABILITY', 'CYBER'],
    operations: 'Interior build-out with access to the building’s control systems.',
    becomes: 'ISSUED',
  },
  {
    holder: 'lessor',
    project: 'Lease of unit 104',
    daysAgo: 47,
    lines: ['AUTO'],
    operations: 'Leased vehicle, unit 104.',
    becomes: 'ISSUED',
  },
  {
    holder: 'owner',
    project: 'Union Yard Phase II',
    daysAgo: 2,
    lines: ['GENERAL_LIABILITY', 'WORKERS_COMP'],
    operations: 'General contractor for Union Yard Phase II.',
    endorsements: [
      { line: 'GENERAL_LIABILITY', kind: 'AI_ONGOING' },
      { line: 'GENERAL_LIABILITY', kind: 'AI_COMPLETED' },
      { line: 'WORKERS_COMP', kind: 'WAIVER' },
    ],
    neededInDays: 9,
    becomes: 'SUBMITTED',
  },
  {
    holder: 'city',
    project: 'Sidewalk permit, 88 Harbor Avenue',
    daysAgo: 0,
    lines: ['GENERAL_LIABILITY'],
    operations: '',
    becomes: 'DRAFT',
  },
]
