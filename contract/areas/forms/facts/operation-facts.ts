import { factsOf, yesNoFacts } from './fact-definition.ts'

/** The business's operations, size and places of work. */
export const operationFacts = [
  ...factsOf('Operations', null, {
    operationsDescription: [
      'longText',
      'What does your business do?',
      { help: 'Describe what you make, sell, or do, your customers, and where you operate.' },
    ],
    yearsInBusiness: ['whole', 'Years in business'],
    yearsOfExperience: ['whole', 'Years of management experience in this trade'],
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
    foreignSalesPercent: ['percent', 'Percentage of sales outside the United States'],
    onlineSalesPercent: ['percent', 'Percentage of online sales'],
    subcontractedPercent: ['percent', 'Percentage of work done by subcontractors'],
    subcontractorCost: ['money', 'Annual cost of subcontractors', { help: 'Amount paid, including materials.' }],
    uninsuredSubcontractorCost: [
      'money',
      'Of that, paid to subcontractors without certificates of insurance',
      { help: 'A premium audit counts this as your own payroll.' },
    ],
    residentialPercent: ['percent', 'Percentage of residential work'],
    commercialPercent: ['percent', 'Percentage of commercial work'],
    newWorkPercent: ['percent', 'Percentage of new construction'],
    remodelPercent: ['percent', 'Percentage of remodeling and repair work'],
    largestCustomerPercent: ['percent', 'Percentage of revenue from your largest customer'],
    statesOfOperation: ['text', 'States in which you work', { help: 'Two-letter codes with commas: CO, UT, WY.' }],
    openingHours: ['text', 'Days and hours of operation'],
    seatingCapacity: ['whole', 'Seats'],
    foodSales: ['money', 'Annual sales of food and soft drinks'],
    alcoholSales: ['money', 'Annual sales of alcohol'],
    largestJobValue: ['money', 'Value of the largest job in the last three years'],
    averageJobValue: ['money', 'Average job value'],
    contractorLicenceNumber: ['text', 'Contractor’s license number'],
  }),
  ...yesNoFacts('Operations', {
    hazardousMaterials: [
      'Do you make, store, or use fuels, gases, chemicals, or other hazardous materials?',
      'Describe the materials, quantities, storage, and handling',
    ],
    foreignOperations: [
      'Do you work, travel, sell, or have products made outside the United States?',
      'Describe the countries, operations, and annual value',
    ],
    otherInsurance: [
      'Do you have other insurance with the same carriers?',
      'Describe the carriers, lines, and policy numbers',
    ],
    coverageTerminated: [
      'Has any policy or coverage been declined, canceled, or non-renewed in the last three years?',
      'Describe the coverage, date, and reason given',
      'Leave it blank if your business is in Missouri, where insurers may not ask it.',
    ],
    misconductAllegations: [
      'Has anyone accused the business or its people of abuse, harassment, or discrimination?',
      'Describe the date, allegation, and outcome',
    ],
    convictions: [
      'In the last ten years, was an owner or officer charged with or convicted of fraud, theft, bribery, or arson?',
      'Describe the people, charge, date, and outcome',
    ],
    codeViolations: [
      'Are there any uncorrected fire or safety code violations?',
      'Describe the violation, who found it, and when it will be corrected',
    ],
    bankruptcy: [
      'Has the business or an owner had a bankruptcy, foreclosure, or repossession in the last five years?',
      'Describe who, when, and the current status',
    ],
    liensOrJudgments: [
      'Is there a tax lien or unpaid judgment against the business or an owner?',
      'Describe the amount, creditor, and payment plan',
    ],
    formalSafetyProgram: [
      'Do you have a written safety program?',
      'Describe the program: manual, meetings, safety manager, and training',
    ],
    dronesOwned: ['Do you own or fly drones?', 'Describe the number, use, and operator licenses'],
    dronesHired: ['Do you hire others to fly drones for you?', 'Describe the use, and how their insurance is verified'],
    aircraft: ['Do you own, lease, or charter aircraft?', 'Describe the type, use, and insurance'],
    watercraft: ['Do you own, lease, or use boats, docks, or floats?', 'Describe the type, length, use, and insurance'],
    alcoholServed: ['Do you sell or serve alcohol?', 'Describe the license type and server training'],
    cannabis: [
      'Does your business involve cannabis, hemp, or related products?',
      'Describe the operations and licenses',
    ],
    firearms: ['Are firearms sold, stored, or carried in your work?', 'Describe who, the reason, and their training'],
    professionalServices: [
      'Do you provide advice, design, or other professional services for a fee?',
      'Describe the services and insurance',
    ],
    childrenInCare: [
      'Do you provide child care, elder care, or medical care?',
      'Describe the people served, supervision, and staff screening',
    ],
    publicEvents: [
      'Do you host or sponsor events, sports, or entertainment?',
      'Describe the type, number per year, and attendance',
    ],
    recreationOnSite: [
      'Is there a pool, playground, gym, or similar facility on the premises?',
      'Describe the facilities and supervision',
    ],
    securityGuards: [
      'Do you use security guards?',
      'Describe whether employed or hired, armed or unarmed, and how their insurance is verified',
    ],
    leasedEmployees: [
      'Do you lease employees to or from others?',
      'Describe the number, the other company, and who carries workers’ compensation',
    ],
    contractualLiability: [
      'Do you sign contracts in which you assume the liability of others?',
      'Describe the parties, and who reviews the contracts',
      'Also called hold-harmless or indemnity agreements.',
    ],
    certificatesRequired: [
      'Do you collect certificates of insurance from all subcontractors?',
      'Describe the limits required, and whether you are an additional insured',
    ],
    discontinuedOperations: [
      'Have you sold, bought, or discontinued any operation in the last five years?',
      'Describe the operation, date, and who retains its liability',
    ],
    productsMade: ['Do you make, import, label, or install products?', 'Describe the products and their use'],
    productRecall: ['Has a product been recalled or pulled from sale?', 'Describe the product, date, reason, and cost'],
    pollutionEvent: [
      'Has there been a spill, leak, mold, or other pollution at a site you own or work on?',
      'Describe what, where, and how it was cleaned up',
    ],
    blastingOrDemolition: [
      'Does your work include blasting, demolition, or wrecking?',
      'Describe the type, percentage of revenue, and who does it',
    ],
    excavation: [
      'Does your work include excavation, tunneling, or shoring?',
      'Describe the depths, and how underground lines are located',
    ],
    cranes: ['Do you own, lease, or operate cranes or hoists?', 'Describe the types, reach, and operators'],
    hotWork: ['Do you weld, cut, or do other hot work?', 'Describe where, and any permits and fire watch'],
    exteriorFinish: ['Have you worked with synthetic stucco (EIFS)?', 'Describe when, how much, and in which states'],
    delivery: ['Do you deliver to customers?', 'Describe the drivers, vehicles, and distance'],
    cateringDone: ['Do you cater off premises?', 'Describe the percentage of sales and types of events'],
    liveEntertainment: [
      'Is there live music, dancing, or other entertainment?',
      'Describe the type, frequency, and closing time',
    ],
    valetParking: ['Do you offer valet parking?', 'Describe who parks, and how vehicles and keys are secured'],
    vacantUnits: ['Are buildings or units vacant?', 'Describe which, since when, and how they are secured'],
    shortTermRentals: ['Are units rented for less than 30 days?', 'Describe the number and the booking services'],
    studentOrSubsidised: ['Are units rented to students, or with housing assistance?', 'Describe the units'],
    assaultIncidents: [
      'Have there been assaults, shootings, or break-ins at your premises?',
      'Describe what happened, when, and the corrective action',
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
  productSales: ['money', 'Annual sales'],
  productUnits: ['whole', 'Units per year'],
  productSince: ['year', 'Sold since', { pastOnly: true }],
  productLife: ['text', 'Expected life'],
  productMadeBy: ['choice', 'Made by', { choices: ['Us', 'A domestic supplier', 'A foreign supplier'] }],
})
