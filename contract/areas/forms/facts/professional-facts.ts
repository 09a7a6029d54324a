import { factsOf, yesNoFacts } from './fact-definition.ts'

/** A professional firm, law firms above all. */
export const professionalFacts = [
  ...factsOf('Professional', null, {
    attorneysTotal: ['whole', 'Attorneys'],
    partnersTotal: ['whole', 'Partners, shareholders, or members'],
    paralegalsTotal: ['whole', 'Paralegals'],
    supportStaffTotal: ['whole', 'Other staff'],
    feesExpected: ['money', 'Fees expected in the next 12 months'],
    feesLastYear: ['money', 'Fees of the last full year'],
    largestClientPercent: ['percent', 'Percentage of fees from the largest client'],
    firstInsuredSince: ['date', 'Continuously insured since', { pastOnly: true }],
    conflictSystem: [
      'choice',
      'How are conflicts of interest checked?',
      { choices: ['By software', 'By index cards or lists', 'By asking around', 'Not checked'] },
    ],
    docketSystem: [
      'choice',
      'How are deadlines kept?',
      { choices: ['Shared software', 'Two separate calendars', 'One calendar', 'By each attorney'] },
    ],
    feeSuits: ['whole', 'Suits for fees in the last two years'],
    trustAccountBalance: ['money', 'Usual balance of client trust accounts'],
    backupAttorney: ['text', 'Who takes over when a sole attorney is away?'],
  }),
  ...yesNoFacts('Professional', {
    engagementLetters: ['Are engagement letters used for every matter?', 'Describe the exceptions'],
    nonEngagementLetters: ['Do you send letters when a matter is declined or ended?', 'Describe the exceptions'],
    disciplinaryAction: [
      'Has a member of the firm been disciplined, or is a complaint open?',
      'Describe who, when, the matter, and the outcome',
    ],
    outsideInterests: ['Do members hold office or shares in clients?', 'Describe who, the client, and the interest'],
    officeSharing: [
      'Does the firm share an office or letterhead with others?',
      'Describe with which firms, and what is shared',
    ],
    predecessorFirms: [
      'Do you want coverage for predecessor firms?',
      'Describe the names, dates, and percentage of attorneys who joined',
    ],
    attorneysLeft: ['Have attorneys left in the last two years?', 'Describe who, when, and why'],
    securitiesWork: [
      'Has the firm advised on securities or private placements?',
      'Describe the type, number, and size in the last five years',
    ],
    intellectualProperty: [
      'Does the firm file or litigate patents?',
      'Describe the number per year and the technical fields',
    ],
    realEstateTitle: [
      'Does the firm issue title insurance or act as an escrow agent?',
      'Describe the underwriter, number of closings, and values',
    ],
    classActions: [
      'Does the firm handle class actions or mass torts?',
      'Describe the matters, role, and number of clients',
    ],
    banksAdvised: ['Has the firm advised a bank or other lender?', 'Describe the lender and the type of work'],
    wireControls: ['Do you confirm wire instructions by phone before sending money?', 'Describe how, and who approves'],
    cleCompleted: ['Has every attorney completed required continuing legal education?', 'Exceptions'],
    professionalClaims: [
      'Has a claim been made against the firm or a member in the last five years?',
      'Describe the claimant, date, work, paid amount, and reserves',
    ],
    retroCoverage: ['Do you request prior acts coverage?', 'Describe the date and the attorneys'],
  }),
]

/** Each attorney. */
export const attorneyFacts = factsOf('Professional', 'attorneys', {
  attorneyName: ['text', 'Attorney'],
  attorneyStatus: ['choice', 'Position', { choices: ['Partner', 'Associate', 'Of counsel', 'Contractor', 'Retired'] }],
  attorneyBarNumber: ['text', 'Bar number'],
  attorneyBarState: ['state', 'Bar state'],
  attorneyAdmitted: ['year', 'Admitted in', { pastOnly: true }],
  attorneyJoined: ['date', 'Joined the firm on', { pastOnly: true }],
  attorneyHours: ['whole', 'Hours per week'],
  attorneyPriorActs: ['date', 'Prior acts date'],
})

/** Areas of practice with their share of the fees. */
export const practiceAreaFacts = factsOf('Professional', 'practiceAreas', {
  practiceArea: [
    'choice',
    'Area of practice',
    {
      choices: [
        'Administrative',
        'Bankruptcy',
        'Business and corporate',
        'Collections',
        'Criminal',
        'Elder law',
        'Employment',
        'Environmental',
        'Estate, trust and probate',
        'Family',
        'Immigration',
        'Insurance defense',
        'Intellectual property',
        'Litigation, defense',
        'Litigation, plaintiff',
        'Medical malpractice, plaintiff',
        'Personal injury, plaintiff',
        'Real estate, commercial',
        'Real estate, residential',
        'Securities',
        'Tax',
        'Workers’ compensation',
        'Other',
      ],
    },
  ],
  practicePercent: ['percent', 'Percentage of fees', { isShare: true }],
})
