import { factsOf, yesNoFacts } from './fact-definition.ts'

/** What the business does, how large it is and where it works. */
export const operationFacts = [
  ...factsOf('Operations', null, {
    operationsDescription: [
      'longText',
      'What does your business do?',
      { help: 'In your own words: what you make, sell or do, for whom and where.' },
    ],
    yearsInBusiness: ['whole', 'Years in business'],
    yearsOfExperience: ['whole', 'Years of experience of the management in this trade'],
    annualRevenue: [
      'money',
      'Revenue expected in the next 12 months',
      { help: 'Gross sales or receipts, before costs.' },
    ],
    revenueLastYear: ['money', 'Revenue of the last full year'],
    revenueYearBefore: ['money', 'Revenue of the year before that'],
    annualPayroll: ['money', 'Payroll expected in the next 12 months', { help: 'Gross pay of all employees.' }],
    payrollLastYear: ['money', 'Payroll of the last full year'],
    payrollYearBefore: ['money', 'Payroll of the year before that'],
    headcountFull: ['whole', 'Full-time employees'],
    headcountPart: ['whole', 'Part-time employees'],
    headcountSeasonal: ['whole', 'Seasonal or temporary employees at the peak'],
    headcountVolunteers: ['whole', 'Volunteers'],
    headcountLeased: ['whole', 'Leased employees working for you'],
    headcountContractors: ['whole', 'Independent contractors paid as individuals'],
    foreignSalesPercent: ['percent', 'Share of sales outside the United States'],
    onlineSalesPercent: ['percent', 'Share of sales made on line'],
    subcontractedPercent: ['percent', 'Share of the work done by subcontractors'],
    subcontractorCost: ['money', 'Yearly cost of subcontractors', { help: 'What you pay them, material included.' }],
    uninsuredSubcontractorCost: [
      'money',
      'Of that, paid to subcontractors without certificates of insurance',
      { help: 'A premium audit counts this as your own payroll.' },
    ],
    residentialPercent: ['percent', 'Share of work on homes'],
    commercialPercent: ['percent', 'Share of work on commercial buildings'],
    newWorkPercent: ['percent', 'Share of new construction'],
    remodelPercent: ['percent', 'Share of remodelling and repair'],
    largestCustomerPercent: ['percent', 'Share of revenue from your largest customer'],
    statesOfOperation: ['text', 'States in which you work', { help: 'Two-letter codes with commas: CO, UT, WY.' }],
    openingHours: ['text', 'Days and hours of business'],
    seatingCapacity: ['whole', 'Seats'],
    foodSales: ['money', 'Yearly sales of food and soft drinks'],
    alcoholSales: ['money', 'Yearly sales of alcohol'],
    largestJobValue: ['money', 'Value of the largest job in the last three years'],
    averageJobValue: ['money', 'Value of a usual job'],
    contractorLicenceNumber: ['text', 'Contractor’s licence number'],
  }),
  ...yesNoFacts('Operations', {
    hazardousMaterials: [
      'Do you make, store or use fuels, gases, chemicals or other dangerous substances?',
      'Which, how much, how they are stored and who handles them',
    ],
    foreignOperations: [
      'Do you work, travel, sell or have products made outside the country?',
      'Countries, what is done there and the yearly value',
    ],
    otherInsurance: ['Do you have other insurance with the same carriers?', 'Carriers, lines and policy numbers'],
    coverageTerminated: [
      'Has a policy or cover been declined, cancelled or not renewed in the last three years?',
      'Which cover, when and the reason given',
      'Leave it blank if your business is in Missouri, where insurers may not ask it.',
    ],
    misconductAllegations: [
      'Has anyone accused the business or its people of abuse, harassment or discrimination?',
      'When, what was alleged and how it ended',
    ],
    convictions: [
      'In the last ten years, was an owner or officer charged with or found guilty of fraud, theft, bribery or arson?',
      'Who, what, when and the outcome',
    ],
    codeViolations: [
      'Are there fire or safety code violations that have not been put right?',
      'What was found, by whom and when it will be put right',
    ],
    bankruptcy: [
      'Has the business or an owner had a bankruptcy, foreclosure or repossession in the last five years?',
      'Who, when, and how it stands now',
    ],
    liensOrJudgments: [
      'Is there a tax lien, or a judgment not yet paid, against the business or an owner?',
      'Amount, creditor and how it is being paid',
    ],
    formalSafetyProgram: [
      'Do you have a safety programme in writing?',
      'What it holds: manual, meetings, a person in charge, training',
    ],
    dronesOwned: ['Do you own or fly drones?', 'How many, what for, and licences of those who fly them'],
    dronesHired: ['Do you hire others to fly drones for you?', 'What for, and how their insurance is checked'],
    aircraft: ['Do you own, lease or charter aircraft?', 'Kind, use and how it is insured'],
    watercraft: ['Do you own, lease or use boats, docks or floats?', 'Kind, length, use and how they are insured'],
    alcoholServed: ['Do you sell or serve alcohol?', 'Kind of licence, and training of those who serve'],
    cannabis: [
      'Does your business deal with cannabis, hemp or their products?',
      'What you do and the licences you hold',
    ],
    firearms: ['Are firearms sold, kept or carried in your work?', 'By whom, why, and how they are trained'],
    professionalServices: [
      'Do you give advice, design or other professional services for a fee?',
      'Which services, and how they are insured',
    ],
    childrenInCare: [
      'Do you care for children, the old or the sick?',
      'Whom, how they are watched over, and how staff are screened',
    ],
    publicEvents: ['Do you hold or sponsor events, sports or entertainment?', 'Kind, number a year and people at each'],
    recreationOnSite: [
      'Is there a pool, playground, gym or the like on the premises?',
      'What there is and how it is guarded',
    ],
    securityGuards: ['Do you use security guards?', 'Own or hired, armed or not, and how their insurance is checked'],
    leasedEmployees: [
      'Do you lease employees to or from others?',
      'How many, to or from whom, and who carries workers’ compensation',
    ],
    contractualLiability: [
      'Do you sign contracts in which you take on the liability of others?',
      'With whom, and who reviews such contracts',
      'Also called hold-harmless or indemnity agreements.',
    ],
    certificatesRequired: [
      'Do you collect certificates of insurance from all subcontractors?',
      'Limits you ask for, and whether you are an additional insured',
    ],
    discontinuedOperations: [
      'Have you sold, bought or stopped any operation in the last five years?',
      'Which, when, and who keeps its liability',
    ],
    productsMade: ['Do you make, import, label or install products?', 'Which products and where they are used'],
    productRecall: ['Has a product been recalled or pulled from sale?', 'Which, when, why and what it cost'],
    pollutionEvent: [
      'Has there been a spill, leak, mold or other pollution at a place you own or work on?',
      'What, where and how it was cleaned',
    ],
    blastingOrDemolition: [
      'Does your work include blasting, demolition or wrecking?',
      'Kind, share of revenue and who does it',
    ],
    excavation: [
      'Does your work include digging, tunnelling or shoring?',
      'Depths, and how lines under the ground are located',
    ],
    cranes: ['Do you own, lease or operate cranes or hoists?', 'Kinds, reach and who operates them'],
    hotWork: ['Do you weld, cut or do other hot work?', 'Where, and whether there are permits and a fire watch'],
    exteriorFinish: ['Have you worked with synthetic stucco (EIFS)?', 'When, how much, and in which states'],
    delivery: ['Do you deliver to customers?', 'By whom, in whose vehicles, and how far'],
    cateringDone: ['Do you cater away from your premises?', 'Share of sales, and kind of events'],
    liveEntertainment: ['Is there live music, dancing or other entertainment?', 'What, how often and until what hour'],
    valetParking: ['Do you offer valet parking?', 'Done by whom, and how vehicles and keys are guarded'],
    vacantUnits: ['Are buildings or units vacant?', 'Which, since when, and how they are secured'],
    shortTermRentals: ['Are units let for less than 30 days?', 'How many, and through whom'],
    studentOrSubsidised: ['Are units let to students, or with housing assistance?', 'How many and which programme'],
    assaultIncidents: [
      'Have there been assaults, shootings or break-ins at your premises?',
      'What happened, when, and what changed after it',
    ],
  }),
]

/** The largest jobs of a contractor. */
export const projectFacts = factsOf('Operations', 'projects', {
  projectName: ['text', 'Job'],
  projectCustomer: ['text', 'Customer'],
  projectPlace: ['text', 'City and state'],
  projectYear: ['year', 'Year'],
  projectValue: ['money', 'Contract value'],
  projectRole: [
    'choice',
    'Your part',
    { choices: ['General contractor', 'Subcontractor', 'Construction manager', 'Owner builder'] },
  ],
})

/** What the business makes or sells. */
export const productFacts = factsOf('Operations', 'products', {
  productName: ['text', 'Product or service'],
  productUse: ['text', 'What it is used for'],
  productSales: ['money', 'Yearly sales'],
  productUnits: ['whole', 'Units a year'],
  productSince: ['year', 'Sold since', { pastOnly: true }],
  productLife: ['text', 'Expected life'],
  productMadeBy: ['choice', 'Made by', { choices: ['Us', 'A domestic supplier', 'A foreign supplier'] }],
})
