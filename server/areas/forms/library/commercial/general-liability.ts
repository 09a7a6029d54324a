import { libraryEdition, type LibraryForm } from '../library-form.ts'
import {
  ask,
  calculated,
  choice,
  date,
  explain,
  group,
  longText,
  may,
  money,
  need,
  page,
  percent,
  schedule,
  section,
  table,
  text,
  whenNo,
  whenOneOf,
  whenYes,
  whole,
  yesNo,
  yesNoWithDetail,
} from '../parts.ts'
import { applicantPage } from '../shared/applicant-page.ts'
import { historyPage } from '../shared/history-page.ts'
import { interestsSection } from '../shared/interests.ts'
import { deductibles, occurrenceLimits, policyWanted } from '../shared/policy-wanted.ts'
import { signaturePage } from '../shared/signature-page.ts'

const claimsMade = whenOneOf('coverageForm', 'Claims made')

const wanted = policyWanted(
  choice('coverageForm', 'Form of cover', ['Occurrence', 'Claims made'], {
    required: true,
    help: 'Occurrence covers what happens in the policy year, whenever it is claimed. Claims made covers what is claimed in it.',
  }),
  date('retroactiveDate', 'Retroactive date', { showIf: claimsMade, required: true }),
  yesNo('tailBought', 'Was an extended reporting period bought under an earlier policy?', { showIf: claimsMade }),
  choice('eachOccurrence', 'Each occurrence', occurrenceLimits, { required: true }),
  choice('generalAggregate', 'General aggregate', ['$600,000', '$1,000,000', '$2,000,000', '$4,000,000', 'Other'], {
    required: true,
    help: 'The most that is paid in a year, products apart.',
  }),
  choice('aggregateApplies', 'The aggregate applies', ['To the policy', 'To each location', 'To each project']),
  choice('productsAggregate', 'Products and finished work aggregate', [
    'Not covered',
    '$1,000,000',
    '$2,000,000',
    '$4,000,000',
    'Other',
  ]),
  choice('personalInjury', 'Personal and advertising injury', occurrenceLimits),
  choice('rentedPremises', 'Damage to premises rented to you', [
    '$50,000',
    '$100,000',
    '$300,000',
    '$500,000',
    '$1,000,000',
  ]),
  choice('medicalExpense', 'Medical expense, each person', ['Not covered', '$5,000', '$10,000', '$15,000']),
  choice('glDeductible', 'Deductible', deductibles),
  yesNo('benefitsLiability', 'Do you want cover for errors in employee benefits?'),
  whole('benefitEmployees', 'Employees with benefits', {
    showIf: whenYes('benefitsLiability'),
    required: true,
  }),
)

const exposures = page('exposurePage', 'What the premium is based on', [
  section('bases', 'Sales, payroll and people', [
    need('annualRevenue', 'revenueLastYear', 'annualPayroll', 'headcountFull', 'headcountPart'),
    may('headcountVolunteers', 'headcountContractors', 'mainGlClass', 'onlineSalesPercent', 'foreignSalesPercent'),
    schedule('liabilitySchedule', 'Liability classes by location', 'GENERAL_LIABILITY', {
      help: 'Each class with its basis: sales, payroll, area, cost, admissions or units.',
    }),
    table('salesByKind', 'Sales by kind', [
      { key: 'kind', label: 'Kind of work or goods', kind: 'text', required: true },
      { key: 'sales', label: 'Yearly sales', kind: 'money', required: true },
      { key: 'state', label: 'State', kind: 'state' },
    ]),
  ]),
  group(
    'locations',
    [
      need('locationNumber', 'locationAddress', 'locationInterest', 'locationUse'),
      may('locationArea', 'locationAreaPublic', 'locationEmployees', 'locationRevenue'),
    ],
    { help: 'Every place that customers, visitors or the public may enter.' },
  ),
  section('areas', 'All premises', [
    calculated('areaSum', 'Square feet in all', 'sum(locations.locationArea)'),
    calculated('publicAreaSum', 'Open to the public', 'sum(locations.locationAreaPublic)'),
    calculated('placesCount', 'Locations', 'count(locations)'),
  ]),
])

const premises = page('premisesPage', 'Premises and people', [
  section('premisesHazards', 'Premises', [
    explain(
      'recreationOnSite',
      'publicEvents',
      'liveEntertainment',
      'securityGuards',
      'assaultIncidents',
      'watercraft',
    ),
    ...yesNoWithDetail(
      'parkingLots',
      'Do you own or rent parking lots?',
      'Where, how many spaces, and whether you charge',
    ),
    ...yesNoWithDetail('elevators', 'Are there elevators or escalators?', 'How many, and who inspects them'),
    yesNo('slipProgramme', 'Is there a plan in writing for spills, snow and ice?', { required: true }),
    whole('visitorsYearly', 'Visitors a year'),
    ...yesNoWithDetail(
      'rentedToOthers',
      'Do you rent premises or equipment to others?',
      'What, to whom, and with or without an operator',
    ),
    ...yesNoWithDetail('animals', 'Are animals kept or used?', 'Which, and any bites or injuries'),
  ]),
  section('peopleHazards', 'People and services', [
    explain('childrenInCare', 'misconductAllegations', 'professionalServices', 'firearms', 'alcoholServed', 'cannabis'),
    ask('alcoholSales', { showIf: whenYes('alcoholServed') }),
    ...yesNoWithDetail(
      'medicalStaff',
      'Do you employ or contract doctors, nurses or first-aid staff?',
      'Who, and how they are insured',
    ),
    ...yesNoWithDetail(
      'workersBeyond',
      'Is workers’ compensation missing for anyone who works for you?',
      'Who, and why',
      { required: true },
    ),
    explain('leasedEmployees', 'dronesOwned', 'dronesHired', 'employeeAthletics'),
  ]),
])

const contracting = page('contractingPage', 'Work for others', [
  section('workKinds', 'Work at the premises of others', [
    yesNo('worksElsewhere', 'Do you build, install, repair or service at the premises of others?', { required: true }),
  ]),
  section(
    'workDetails',
    'The work',
    [
      need('subcontractedPercent'),
      may(
        'subcontractorCost',
        'uninsuredSubcontractorCost',
        'residentialPercent',
        'commercialPercent',
        'largestJobValue',
      ),
      explain('certificatesRequired', 'blastingOrDemolition', 'excavation', 'cranes', 'hotWork', 'exteriorFinish'),
      money('subcontractorLimit', 'Lowest limit you accept from subcontractors'),
      yesNo('hiddenLines', 'Do you call for marking of buried lines before you dig?', {
        showIf: whenYes('excavation'),
      }),
      ...yesNoWithDetail(
        'plansForOthers',
        'Do you draw plans or designs for others?',
        'Kind of work, and who signs them',
      ),
      ...yesNoWithDetail(
        'equipmentLent',
        'Do you lend or lease equipment to others?',
        'What, and with or without an operator',
      ),
      longText('pastWork', 'Work in the last ten years that differs from today’s', {
        help: 'Such as homes, roofs, stucco or wrap-up projects.',
      }),
    ],
    { showIf: whenYes('worksElsewhere') },
  ),
  section('contracts', 'Contracts', [
    explain('contractualLiability'),
    choice(
      'contractReview',
      'Who reviews contracts before you sign?',
      ['Lawyer', 'Insurance advisor', 'Owner or manager', 'Nobody'],
      {
        required: true,
      },
    ),
    yesNo('waiversAsked', 'Do contracts ask you to waive your right to recover?'),
    yesNo('primaryAsked', 'Do contracts ask that your insurance pay first?'),
  ]),
])

const productsPage = page('productsPage', 'Products', [
  section('productQuestions', 'Products and finished work', [explain('productsMade')]),
  group(
    'products',
    [
      need('productName', 'productSales'),
      may('productUnits', 'productUse', 'productSince', 'productLife', 'productMadeBy'),
    ],
    { showIf: whenYes('productsMade') },
  ),
  section(
    'productControl',
    'Care for products',
    [
      calculated('productSalesSum', 'Sales of products', 'sum(products.productSales)'),
      explain('productRecall', 'foreignOperations', 'discontinuedOperations'),
      yesNo('qualityControl', 'Is quality controlled and recorded by batch?', { required: true }),
      text('noQualityControl', 'How is a fault found and traced?', {
        showIf: whenNo('qualityControl'),
        required: true,
      }),
      whole('recordsYears', 'Years for which records of products are kept', { max: 100 }),
      yesNo('recallPlan', 'Is there a plan in writing for a recall?'),
      ...yesNoWithDetail('safetyStandards', 'Are products tested or certified?', 'By whom, and to which standard'),
      ...yesNoWithDetail(
        'criticalUse',
        'Are products used in aircraft, vehicles, medicine or for children?',
        'Which, and their share of sales',
      ),
      ...yesNoWithDetail(
        'vendorsCover',
        'Do sellers of your products ask to be insured under your policy?',
        'Who, and the sales through them',
      ),
      percent('relabelled', 'Share of goods of others sold under your label'),
    ],
    { showIf: whenYes('productsMade') },
  ),
])

const general = page('generalPage', 'General questions', [
  section('liabilityRecord', 'Your record', [
    explain(
      'formalSafetyProgram',
      'hazardousMaterials',
      'pollutionEvent',
      'convictions',
      'bankruptcy',
      'lawsuitPending',
    ),
    explain('otherVentures', 'aircraft'),
  ]),
  interestsSection('Landlords, owners, lenders and customers who ask to be insured'),
])

/** Injury and damage to others: premises, operations, products. */
export const generalLiability: LibraryForm = {
  formId: 'general-liability',
  draft: {
    name: 'General liability',
    title: 'Commercial general liability application',
    policyType: 'GENERAL_LIABILITY',
    edition: libraryEdition,
  },
  layout: {
    pages: [
      applicantPage(wanted),
      exposures,
      premises,
      contracting,
      productsPage,
      general,
      historyPage(),
      signaturePage(),
    ],
  },
}
