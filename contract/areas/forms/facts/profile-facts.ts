import { entityTypes, months } from './fact-choices.ts'
import { factsOf, yesNoFacts } from './fact-definition.ts'

/** Who the insured is, in law and on the letterhead. */
export const profileFacts = [
  ...factsOf('Profile', null, {
    legalName: [
      'text',
      'Legal name',
      { help: 'As shown in your formation documents. This is the first named insured.' },
    ],
    dba: ['text', 'Trade names (doing business as)', { help: 'Names customers know you by, if different.' }],
    entityType: ['choice', 'Entity type', { choices: entityTypes }],
    entityTypeOther: ['text', 'Other entity type'],
    fein: ['taxId', 'Federal Employer Identification Number (FEIN)', { help: '9 digits. Example: 12-3456789.' }],
    stateOfFormation: ['state', 'State of formation'],
    dateFormed: ['date', 'Date formed', { pastOnly: true }],
    fiscalYearEnd: ['choice', 'Fiscal year-end month', { choices: months }],
    membersAndManagers: ['whole', 'Number of members and managers', { help: 'For a limited liability company.' }],
    stateRegistration: [
      'text',
      'State tax or unemployment number',
      { help: 'Some states require it for workers’ compensation.' },
    ],
    mailingAddress: ['address', 'Mailing address'],
    mainAddress: ['address', 'Physical address', { help: 'Enter a street address, not a P.O. box.' }],
    phone: ['phone', 'Business phone'],
    generalEmail: ['email', 'Business email address'],
    website: ['webAddress', 'Website'],
    naicsCode: [
      'whole',
      'NAICS code',
      { min: 111_110, max: 928_120, help: 'The 6-digit industry code on your tax return.' },
    ],
    sicCode: ['text', 'SIC code', { maxLength: 4, help: 'The older 4-digit industry code, if known.' }],
    mainGlClass: ['glClass', 'Main general liability class'],
    mainWcClass: ['wcClass', 'Main workers’ compensation class'],
    primaryContact: ['person', 'Main contact for insurance'],
    accountingContact: ['person', 'Contact for accounting records', { help: 'The contact for premium audits.' }],
    inspectionContact: ['person', 'Contact for inspections'],
    claimsContact: ['person', 'Contact for claims'],
    safetyContact: ['person', 'Person in charge of safety'],
    billingContact: ['person', 'Contact for billing'],
    recordsAddress: ['address', 'Where accounting records are kept'],
    industrySupplement: [
      'choice',
      'Which best describes your business?',
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
      'Describe the parent company, its operations, and its ownership percentage',
    ],
    hasSubsidiaries: [
      'Does the business own or control other companies?',
      'Describe the companies, their operations, and whether to insure them',
    ],
    otherVentures: [
      'Do the owners have other business ventures that are not part of this application?',
      'Describe the ventures and their insurance',
    ],
    ownershipChange: [
      'Has ownership changed in the last five years, or is a change planned?',
      'Describe the date, seller, buyer, and percentage',
    ],
    nameChange: [
      'Has the business changed its name or merged with another business in the last five years?',
      'Describe the prior names and dates',
    ],
    franchise: ['Is the business part of a franchise?', 'Describe the franchise and its insurance requirements'],
    publiclyTraded: ['Is the business publicly traded?', 'Describe the exchange and symbol'],
    businessInTrust: ['Is any of the business or its property held in trust?', 'Describe the trust and its trustees'],
    licencesNeeded: [
      'Does your work require a state or local license?',
      'Describe the types, numbers, and states of the licenses',
    ],
  }),
]

/** Those who own the business. */
export const ownerFacts = factsOf('Profile', 'owners', {
  ownerName: ['text', 'Owner or officer'],
  ownerTitle: ['text', 'Title'],
  ownerPercent: ['percent', 'Percentage owned', { isShare: true }],
  ownerActive: ['yesNo', 'Works in the business?'],
  ownerState: ['state', 'State of work'],
  ownerBirthDate: ['date', 'Date of birth'],
  ownerDuties: ['text', 'Duties'],
  ownerWcChoice: [
    'choice',
    'Covered by workers’ compensation?',
    { choices: ['Included', 'Excluded'], help: 'Rules vary by state. Your advisor will verify.' },
  ],
  ownerWcClass: ['wcClass', 'Workers’ compensation class'],
  ownerPayroll: ['money', 'Annual pay'],
})

/** Every other company that is to be insured. */
export const namedInsuredFacts = factsOf('Profile', 'namedInsureds', {
  insuredName: ['text', 'Legal name of the company'],
  insuredDba: ['text', 'Trade name of the company'],
  insuredEntityType: ['choice', 'Entity type of the company', { choices: entityTypes }],
  insuredFein: ['taxId', 'FEIN of the company'],
  insuredState: ['state', 'Formed in'],
  insuredDateFormed: ['date', 'Formed on', { pastOnly: true }],
  insuredRelationship: [
    'choice',
    'Relationship to you',
    { choices: ['Parent', 'Subsidiary', 'Affiliate', 'Same owners', 'Joint venture', 'Predecessor', 'Other'] },
  ],
  insuredSharePercent: ['percent', 'Percentage you own'],
  insuredOperations: ['longText', 'Description of operations'],
  insuredRevenue: ['money', 'Annual revenue'],
  insuredEmployees: ['whole', 'Number of employees'],
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
  interestIn: ['text', 'Location, vehicle, or contract'],
  interestReference: ['text', 'Loan or reference number'],
})
