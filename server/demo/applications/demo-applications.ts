import type { DemoAnswers, DemoFacts } from './demo-fact-book.ts'
import { contractorFacts } from './contractor-facts.ts'
import { firmFacts, landlordFacts, prospectFacts, truckerFacts } from './other-facts.ts'

/** The same application of this year and of last year. */
export interface DemoApplication {
  readonly account: string
  readonly formId: string
  readonly policyType: string
  readonly carrier: string
  /** Last year’s own answers in addition to account data; undefined if there was none last year. */
  readonly lastYear?: DemoAnswers
  /** This year’s answers so far; null if not started. */
  readonly thisYear: DemoAnswers | null
}

/** The accounts' data. */
export const demoFacts: Readonly<Record<string, DemoFacts>> = {
  ACME: contractorFacts,
  BAYSIDE: landlordFacts,
  NORTH: truckerFacts,
  DOELAW: firmFacts,
  PROSPER: prospectFacts,
}

const signed = (name: string, title: string): DemoAnswers => ({
  declarationRead: 'Yes, I declare this',
  fraudNoticeRead: 'Yes, I have read it',
  signerName: name,
  signerTitle: title,
  wantedKind: 'A renewal',
})
const byOwner = signed('Elena Castillo', 'Chief Financial Officer')

export const demoApplications: readonly DemoApplication[] = [
  {
    account: 'ACME',
    formId: 'applicant-information',
    policyType: 'PACKAGE',
    carrier: '',
    lastYear: {
      ...byOwner,
      linesWanted: ['Property', 'General liability', 'Business auto', 'Workers’ compensation', 'Umbrella'],
    },
    thisYear: { wantedKind: 'A renewal', linesWanted: ['Property', 'General liability', 'Business auto', 'Umbrella'] },
  },
  {
    account: 'ACME',
    formId: 'general-liability',
    policyType: 'GENERAL_LIABILITY',
    carrier: 'Granite Mutual',
    lastYear: {
      ...byOwner,
      coverageForm: 'Occurrence',
      eachOccurrence: '$1,000,000',
      generalAggregate: '$2,000,000',
      slipProgramme: 'Y',
      worksElsewhere: 'Y',
      contractReview: 'Lawyer',
      qualityControl: 'Y',
      benefitEmployees: '198',
    },
    thisYear: {
      wantedKind: 'A renewal',
      coverageForm: 'Occurrence',
      eachOccurrence: '$1,000,000',
      // Stored in this form only: the carrier asks who to meet at the sites.
      primaryContact: { name: 'Ray Dubois', title: 'Vice president', phone: '(312) 555-0188' },
    },
  },
  {
    account: 'ACME',
    formId: 'contractors',
    policyType: 'GENERAL_LIABILITY',
    carrier: 'Granite Mutual',
    lastYear: {
      ...byOwner,
      bonded: 'Yes, and a bond is in force',
      oneCall: 'Y',
      subcontractWritten: 'Y',
      subcontractIndemnity: 'Y',
      subcontractInsured: 'Y',
      subcontractPrimary: 'Y',
      subcontractLimit: '1000000',
      subcontractTrades: 'Steel, roofing, mechanical, electrical and plumbing work.',
      contractForms: 'Published forms',
      siteSupervisor: 'Y',
    },
    thisYear: { bonded: 'Yes, and a bond is in force', subcontractWritten: 'Y', siteSupervisor: 'Y' },
  },
  {
    account: 'ACME',
    formId: 'workers-compensation',
    policyType: 'WORKERS_COMP',
    carrier: 'Timberline Employers',
    lastYear: {
      ...byOwner,
      statesCovered: 'Illinois, Indiana',
      employersLiability: '$1,000,000 / $1,000,000 / $1,000,000',
      rated: 'Y',
    },
    thisYear: null,
  },
  {
    account: 'ACME',
    formId: 'business-auto',
    policyType: 'AUTO',
    carrier: 'Cascade Casualty',
    lastYear: { ...byOwner, autoLimit: '$1,000,000', liabilityFor: 'Any vehicle', hiredWanted: 'Liability and damage' },
    thisYear: { wantedKind: 'A renewal', autoLimit: '$1,000,000' },
  },
  {
    account: 'ACME',
    formId: 'contractors-equipment',
    policyType: 'PROPERTY',
    carrier: 'Granite Mutual',
    thisYear: {
      equipmentList: 'Two crawler cranes, four excavators, a concrete pump and hand tools for own crews.',
      equipmentValue: '1850000',
      rentsFromOthers: 'Y',
    },
  },
  {
    account: 'BAYSIDE',
    formId: 'habitational',
    policyType: 'PROPERTY',
    carrier: 'Ridgeway Property',
    lastYear: {
      ...signed('Owen Bradley', 'Managing member'),
      habitation: 'Apartments',
      plumbingKind: 'Copper',
      heatingKind: 'Central, electric',
      smokeAlarms: 'Wired with battery',
      alarmsTested: 'Each year and at each move-in',
      securityKinds: ['Gates', 'Cameras'],
      rekeyed: 'Y',
      screening: 'Y',
      leaseWritten: 'Y',
      dogs: 'Allowed, some breeds not',
      repairTime: 'Three days',
      snowBy: 'Not needed',
    },
    thisYear: { habitation: 'Apartments', plumbingKind: 'Copper' },
  },
  {
    account: 'BAYSIDE',
    formId: 'property',
    policyType: 'PROPERTY',
    carrier: 'Ridgeway Property',
    lastYear: {
      ...signed('Owen Bradley', 'Managing member'),
      causesOfLoss: 'Special',
      valuation: 'Replacement cost',
      deductible: '$25,000',
      incomeCover: 'Y',
    },
    thisYear: null,
  },
  {
    account: 'NORTH',
    formId: 'trucking',
    policyType: 'TRANSPORTATION',
    carrier: 'Meridian Specialty',
    lastYear: {
      ...signed('Lena Ostrow', 'Director of risk'),
      carriage: ['Common', 'Contract'],
      commerce: 'Across state lines',
      longestTrip: '1480',
      trailerKinds: ['Dry van', 'Refrigerated'],
      driverSchedule: 'Y',
      driverPay: 'By mile',
      driversHired: '88',
      roadTest: 'Y',
      clearinghouse: 'Y',
      qualificationFiles: 'Y',
      alertsPerformance: 'All below the threshold',
      accidentsRecordable: '11',
      accidentCommittee: 'Y',
      vehicleSchedule: 'Y',
      annualInspection: 'Y',
      terminals: 'Omaha, Des Moines and Kansas City',
      terminalSecurity: 'Fenced, lit and watched',
      cargoCover: 'Y',
      cargoLimit: '250000',
    },
    thisYear: { carriage: ['Common', 'Contract'], commerce: 'Across state lines' },
  },
  {
    account: 'NORTH',
    formId: 'business-auto',
    policyType: 'AUTO',
    carrier: 'Cascade Casualty',
    lastYear: {
      ...signed('Lena Ostrow', 'Director of risk'),
      autoLimit: '$2,000,000',
      liabilityFor: 'Owned vehicles',
      hiredWanted: 'Liability only',
    },
    thisYear: null,
  },
  {
    account: 'DOELAW',
    formId: 'lawyers-liability',
    policyType: 'LPL',
    carrier: 'ALPS',
    lastYear: {
      ...signed('Jonathan Doe', 'Managing partner'),
      claimLimit: '$1,000,000',
      aggregateLimit: '$2,000,000',
      firmDeductible: '$5,000',
      deductibleKind: 'For each claim',
      retroactiveKind: 'Full, without a date',
      feeKinds: ['By the hour', 'Fixed'],
      docketTwoPeople: 'Y',
      statuteLog: 'Y',
      closingLetters: 'Y',
      trustReconciled: 'Y',
      trustSigners: 'Two partners',
      everyoneAsked: 'Y',
    },
    thisYear: { claimLimit: '$1,000,000' },
  },
  {
    account: 'PROSPER',
    formId: 'applicant-information',
    policyType: 'PACKAGE',
    carrier: '',
    thisYear: { wantedKind: 'New insurance', linesWanted: ['General liability', 'Cyber'] },
  },
]
