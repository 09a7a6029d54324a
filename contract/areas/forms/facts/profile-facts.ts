import { entityTypes, months } from './fact-choices.ts'
import { factsOf, yesNoFacts } from './fact-definition.ts'

/** Who the insured is, in law and on the letterhead. */
export const profileFacts = [
  ...factsOf('Profile', null, {
    legalName: ['text', 'Legal name', { help: 'As it stands in your formation papers: the first named insured.' }],
    dba: ['text', 'Trade names (doing business as)', { help: 'Names that customers know you by, if they differ.' }],
    entityType: ['choice', 'Legal form', { choices: entityTypes }],
    entityTypeOther: ['text', 'Which other legal form?'],
    fein: ['taxId', 'Federal employer number (FEIN)', { help: 'Nine digits, on your tax letters: 12-3456789.' }],
    stateOfFormation: ['state', 'State of formation'],
    dateFormed: ['date', 'Date formed', { pastOnly: true }],
    fiscalYearEnd: ['choice', 'Month your fiscal year ends', { choices: months }],
    membersAndManagers: ['whole', 'Number of members and managers', { help: 'Of a limited liability company.' }],
    stateRegistration: [
      'text',
      'State tax or unemployment number',
      { help: 'Some states ask for it on payroll covers.' },
    ],
    mailingAddress: ['address', 'Mailing address'],
    mainAddress: ['address', 'Main place of business', { help: 'A street address, not a post box.' }],
    phone: ['phone', 'Business telephone'],
    generalEmail: ['email', 'Business e-mail address'],
    website: ['webAddress', 'Website'],
    naicsCode: [
      'whole',
      'NAICS code',
      { min: 111_110, max: 928_120, help: 'Six digits that name your industry; your tax return shows it.' },
    ],
    sicCode: ['text', 'SIC code', { maxLength: 4, help: 'An older four-digit code of the industry, if you know it.' }],
    mainGlClass: ['glClass', 'Main general liability class'],
    mainWcClass: ['wcClass', 'Main workers’ compensation class'],
    primaryContact: ['person', 'Main contact for insurance'],
    accountingContact: ['person', 'Contact for accounting records', { help: 'Whom a premium auditor would call.' }],
    inspectionContact: ['person', 'Contact for inspections'],
    claimsContact: ['person', 'Contact for claims'],
    safetyContact: ['person', 'Person in charge of safety'],
    billingContact: ['person', 'Contact for billing'],
    recordsAddress: ['address', 'Where accounting records are kept'],
    industrySupplement: [
      'choice',
      'Which describes your business best?',
      {
        choices: [
          'Contractor',
          'Restaurant or bar',
          'Habitational property',
          'Trucking',
          'Law firm',
          'Manufacturer',
          'Something else',
        ],
      },
    ],
  }),
  ...yesNoFacts('Profile', {
    isSubsidiary: [
      'Is the business owned or controlled by another company?',
      'Name of the parent company, what it does and the share it holds',
    ],
    hasSubsidiaries: [
      'Does the business own or control other companies?',
      'Names, what they do and whether they are to be insured here',
    ],
    otherVentures: [
      'Do the owners have other business ventures for which no cover is asked here?',
      'Which ventures, and how they are insured',
    ],
    ownershipChange: [
      'Has ownership changed in the last five years, or is a change planned?',
      'When, who sold, who bought and which share',
    ],
    nameChange: [
      'Has the business had another name, or merged with one, in the last five years?',
      'Earlier names and dates',
    ],
    franchise: [
      'Is the business part of a franchise?',
      'Name of the franchise and what the agreement asks of your insurance',
    ],
    publiclyTraded: ['Are shares of the business traded publicly?', 'Exchange and symbol'],
    businessInTrust: ['Is any of the business or its property held in trust?', 'Name of the trust and its trustees'],
    licencesNeeded: ['Does your work need a state or local licence?', 'Kinds, numbers and states of the licences'],
  }),
]

/** Those who own the business. */
export const ownerFacts = factsOf('Profile', 'owners', {
  ownerName: ['text', 'Owner or officer'],
  ownerTitle: ['text', 'Title'],
  ownerPercent: ['percent', 'Share owned', { isShare: true }],
  ownerActive: ['yesNo', 'Works in the business?'],
  ownerState: ['state', 'State of work'],
  ownerBirthDate: ['date', 'Date of birth'],
  ownerDuties: ['text', 'Duties'],
  ownerWcChoice: [
    'choice',
    'Covered by workers’ compensation?',
    { choices: ['Included', 'Excluded'], help: 'What is allowed differs from state to state; your advisor checks it.' },
  ],
  ownerWcClass: ['wcClass', 'Workers’ compensation class'],
  ownerPayroll: ['money', 'Yearly pay'],
})

/** Every other company that is to be insured. */
export const namedInsuredFacts = factsOf('Profile', 'namedInsureds', {
  insuredName: ['text', 'Legal name of the company'],
  insuredDba: ['text', 'Trade name of the company'],
  insuredEntityType: ['choice', 'Legal form of the company', { choices: entityTypes }],
  insuredFein: ['taxId', 'FEIN of the company'],
  insuredState: ['state', 'Formed in'],
  insuredDateFormed: ['date', 'Formed on', { pastOnly: true }],
  insuredRelationship: [
    'choice',
    'Relation to you',
    { choices: ['Parent', 'Subsidiary', 'Affiliate', 'Same owners', 'Joint venture', 'Predecessor', 'Other'] },
  ],
  insuredSharePercent: ['percent', 'Share you own in it'],
  insuredOperations: ['longText', 'What it does'],
  insuredRevenue: ['money', 'Its yearly revenue'],
  insuredEmployees: ['whole', 'Its employees'],
})

/** Who else has an interest in the insurance. */
export const interestFacts = factsOf('Profile', 'additionalInterests', {
  interestName: ['text', 'Name of the party'],
  interestAddress: ['address', 'Address of the party'],
  interestKind: [
    'choice',
    'Interest',
    {
      choices: [
        'Additional insured',
        'Mortgagee',
        'Lender’s loss payable',
        'Loss payee',
        'Lessor',
        'Lienholder',
        'Certificate holder',
      ],
      help: 'A lender on a building is a mortgagee; on equipment or vehicles, a loss payee.',
    },
  ],
  interestIn: ['text', 'Location, vehicle or contract it concerns'],
  interestReference: ['text', 'Loan or reference number'],
})
