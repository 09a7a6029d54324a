import type { ClaimTypeCode } from '@portico/contract/areas/claims/claim-types.ts'
import type { ClaimMoveName } from '@portico/contract/areas/claims/claim.rules.ts'

interface DemoClaim {
  readonly type: ClaimTypeCode
  readonly daysAgo: number
  readonly reportedAfterDays: number
  readonly answers: Readonly<Record<string, string>>
  readonly details?: { readonly claimNumber: string; readonly adjuster: string; readonly adjusterEmail: string }
  readonly moves?: readonly { readonly move: ClaimMoveName; readonly note: string }[]
  readonly note?: string
  /** Kinds of deadlines that were met on the day of the report. */
  readonly met?: readonly string[]
}

const contact = { contactName: 'Elena Castillo', contactPhone: '(555) 010-0132', isIncidentOnly: 'N' }

/** Claims of the contractor; the first has amounts in its loss runs. */
export const demoClaims: readonly DemoClaim[] = [
  {
    type: 'WORK_COMP',
    daysAgo: 259,
    reportedAfterDays: 2,
    answers: {
      ...contact,
      lossTime: '10:15',
      location: 'Job site, 210 Foundry Street',
      state: 'OH',
      what: 'Carrying drywall up the stairs with another employee, he had to put it down and could not go on.',
      claimant: 'Luis Ortega',
      employeeClass: 'Carpentry',
      cause: 'Lifting or strain',
      bodyPart: 'Back',
      nature: 'Strain or sprain',
      treatment: 'CLINIC',
    },
    details: { claimNumber: 'WC-4471', adjuster: 'Priya Nair', adjusterEmail: 'p.nair@timberline.example' },
    moves: [
      { move: 'ACKNOWLEDGE', note: '' },
      { move: 'OPEN', note: 'The adjuster will call the employee this week.' },
    ],
    met: ['EMPLOYER_REPORT'],
    note: 'Please send the modified duty offer once the doctor allows light work.',
  },
  {
    type: 'AUTO',
    daysAgo: 33,
    reportedAfterDays: 1,
    answers: {
      ...contact,
      lossTime: '16:40',
      location: 'Route 16 at Mill Road',
      state: 'OH',
      what: 'Our truck was hit from behind while it waited at a red light.',
      vehicle: 'Unit 104',
      driver: 'Marcus Bell',
      cause: 'Rear-end',
      claimant: 'Dorothy Lang',
      otherParties: 'Gray sedan, insured, plate photographed.',
      hasInjuries: 'N',
      isReported: 'Y',
      reportNumber: 'Columbus Police 24-11807',
    },
    moves: [{ move: 'ACKNOWLEDGE', note: '' }],
  },
  {
    type: 'GENERAL_LIABILITY',
    daysAgo: 4,
    reportedAfterDays: 0,
    answers: {
      ...contact,
      lossTime: '08:20',
      location: 'Job site, 88 Harbor Avenue',
      state: 'OH',
      what: 'A visitor of the building slipped on wet plywood at the entrance.',
      claimant: 'Hannah Cole',
      claimantContact: '(555) 010-0177',
      cause: 'Slip or fall',
      hasInjuries: 'N',
      premises: 'Entrance of 88 Harbor Avenue',
      hasSuit: 'N',
    },
  },
]
