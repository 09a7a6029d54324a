import { libraryEdition, type LibraryForm } from '../library-form.ts'
import {
  ask,
  calculated,
  choice,
  choices,
  explain,
  file,
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
  whenAbove,
  whenYes,
  whole,
  yesNo,
  yesNoWithDetail,
} from '../parts.ts'
import { applicantPage } from '../shared/applicant-page.ts'
import { interestsSection } from '../shared/interests.ts'
import { signaturePage } from '../shared/signature-page.ts'

const licence = section('licence', 'Licence and experience', [
  explain('licencesNeeded'),
  ask('contractorLicenceNumber', { showIf: whenYes('licencesNeeded'), required: true }),
  need('yearsOfExperience', 'statesOfOperation'),
  explain('nameChange', 'otherVentures'),
  choice('bonded', 'Can you be bonded?', ['Yes, and a bond is in force', 'Yes', 'Never asked', 'Refused'], {
    required: true,
  }),
  money('bondLine', 'Highest bond for one job'),
])

const workPage = page('workPage', 'The work', [
  section('workSize', 'Size', [
    need('annualRevenue', 'revenueLastYear', 'revenueYearBefore', 'annualPayroll', 'headcountFull', 'headcountPart'),
    need('subcontractorCost', 'subcontractedPercent', 'averageJobValue', 'largestJobValue'),
    whole('jobsYearly', 'Jobs a year'),
    calculated(
      'revenueGrowth',
      'Growth of revenue on last year, percent',
      'round((annualRevenue - revenueLastYear) * 100 / revenueLastYear, 1)',
    ),
  ]),
  section('workKind', 'Kind of work', [
    need('residentialPercent', 'commercialPercent'),
    percent('industrialPercent', 'Share of industrial work'),
    percent('publicPercent', 'Share of public work: roads, bridges, utilities'),
    calculated(
      'kindSum',
      'Together, percent',
      'sum(residentialPercent, commercialPercent, industrialPercent, publicPercent)',
      {
        help: 'Should be 100.',
      },
    ),
    need('newWorkPercent', 'remodelPercent'),
    calculated('newnessSum', 'New and remodelling together, percent', 'sum(newWorkPercent, remodelPercent)', {
      help: 'Should be 100.',
    }),
    percent('generalPercent', 'Share as general contractor'),
    percent('insidePercent', 'Share of work inside buildings'),
    table(
      'trades',
      'Trades',
      [
        {
          key: 'trade',
          label: 'Trade',
          kind: 'choice',
          required: true,
          choices: [
            'Carpentry',
            'Concrete',
            'Drywall',
            'Electrical',
            'Excavation and grading',
            'Flooring',
            'Heating and cooling',
            'Insulation',
            'Landscaping',
            'Masonry',
            'Painting',
            'Plumbing',
            'Roofing',
            'Siding',
            'Steel erection',
            'Street and road',
            'Tree work',
            'Windows and glass',
            'Other',
          ],
        },
        { key: 'own', label: 'By own employees, percent', kind: 'percent', isShare: true },
        { key: 'subcontracted', label: 'By subcontractors, percent', kind: 'percent', isShare: true },
        { key: 'payroll', label: 'Own payroll', kind: 'money' },
      ],
      { required: true, help: 'Each trade with its share of your revenue. All shares together are 100.' },
    ),
    calculated('tradeSum', 'Trades together, percent', 'sum(trades.own, trades.subcontracted)', {
      help: 'Should be 100.',
    }),
  ]),
  group(
    'projects',
    [need('projectName', 'projectCustomer', 'projectPlace', 'projectYear', 'projectValue', 'projectRole')],
    {
      least: 1,
      help: 'The three to five largest jobs of the last three years, and those you have in hand. A new business names the first it expects.',
    },
  ),
])

const homes = page('homesPage', 'Homes', [
  section('homeWork', 'Work on homes', [
    ...yesNoWithDetail('tractHomes', 'Do you work on tract homes?', 'Largest tract, and homes a year', {
      required: true,
      help: 'Ten or more homes of like design on land developed together.',
    }),
    ...yesNoWithDetail(
      'condominiums',
      'Have you worked on condominiums or town houses in ten years?',
      'New or repair, how many units, when and where',
      {
        required: true,
      },
    ),
    ...yesNoWithDetail(
      'apartments',
      'Do you build apartments?',
      'Units, storeys, and whether they may become condominiums',
    ),
    whole('homesYearly', 'New homes a year'),
    yesNo('ownSpec', 'Do you build on your own land to sell?'),
    ...yesNoWithDetail(
      'hillsides',
      'Do you work on slopes, fill or soil that moves?',
      'Where, and with which soil report',
      { required: true },
    ),
    yesNo('warranties', 'Is a warranty in writing given to home owners?'),
    explain('exteriorFinish'),
    ...yesNoWithDetail(
      'defectNotices',
      'Has anyone given notice of defects in your work?',
      'Who, when, what and the outcome',
      { required: true },
    ),
  ]),
])

const methods = page('methodsPage', 'Methods and hazards', [
  section('hazardousWork', 'Hazardous work', [
    explain(
      'blastingOrDemolition',
      'excavation',
      'cranes',
      'hotWork',
      'workAtHeights',
      'workUnderground',
      'workOverWater',
    ),
    ask('maxHeightFeet', { showIf: whenYes('workAtHeights'), required: true }),
    ask('maxDepthFeet', { showIf: whenYes('excavation'), required: true }),
    yesNo('oneCall', 'Are buried lines always marked before you dig?', {
      showIf: whenYes('excavation'),
      required: true,
    }),
    whole('storeysMost', 'Most storeys of a building you work on'),
    yesNo('roofing', 'Do you do roofing?', { required: true }),
    choices(
      'roofMethods',
      'How?',
      ['Shingle', 'Tile', 'Metal', 'Torch-down', 'Hot tar', 'Membrane, glued', 'Spray foam'],
      {
        showIf: whenYes('roofing'),
        required: true,
      },
    ),
    yesNo('roofCover', 'Are open roofs covered at the end of each day?', {
      showIf: whenYes('roofing'),
      required: true,
    }),
    ...yesNoWithDetail('asbestos', 'Do you remove asbestos, lead or mold?', 'Which, share of revenue and licence', {
      required: true,
    }),
    ...yesNoWithDetail('gasWork', 'Do you work on gas lines or fuel tanks?', 'Kind of work and share of revenue', {
      required: true,
    }),
    ...yesNoWithDetail('trafficWork', 'Do you work on open roads?', 'How traffic is kept apart'),
    ...yesNoWithDetail(
      'design',
      'Do you design or engineer what you build?',
      'Share of revenue, and how it is insured',
      { required: true },
    ),
    explain('pollutionEvent', 'dronesOwned'),
  ]),
  section('tools', 'Equipment and material', [
    schedule('equipmentSchedule', 'Schedule of equipment', 'EQUIPMENT'),
    money('toolsValue', 'Value of small tools'),
    money('rentedCost', 'Yearly cost of rented equipment'),
    money('materialAtSite', 'Most material at one site'),
    ...yesNoWithDetail('operatedForOthers', 'Do you hire equipment out with an operator?', 'What, and to whom'),
  ]),
])

const subcontractors = page('subcontractorsPage', 'Subcontractors and contracts', [
  section('subcontracting', 'Subcontractors', [
    need('uninsuredSubcontractorCost'),
    explain('certificatesRequired', 'uninsuredSubcontractors'),
    yesNo('subcontractWritten', 'Is there a contract in writing with each subcontractor?', { required: true }),
    yesNo('subcontractIndemnity', 'Do they hold you harmless?', {
      showIf: whenYes('subcontractWritten'),
      required: true,
    }),
    yesNo('subcontractInsured', 'Are you an additional insured, for finished work too?', { required: true }),
    yesNo('subcontractPrimary', 'Does their insurance pay first?', { required: true }),
    money('subcontractLimit', 'Lowest limit you accept', { required: true }),
    whole('certificateYears', 'Years for which certificates are kept', { max: 100 }),
    longText('subcontractTrades', 'Trades that you give to subcontractors', {
      showIf: whenAbove('subcontractedPercent', 0),
      required: true,
    }),
    yesNo('regularSubcontractors', 'Do you use mostly the same subcontractors?'),
  ]),
  section('contracts', 'Contracts with customers', [
    explain('contractualLiability'),
    choice('contractForms', 'Contracts are mostly', ['Ours', 'The customer’s', 'Published forms', 'By word of mouth'], {
      required: true,
    }),
    ...yesNoWithDetail(
      'wrapUps',
      'Do you take part in wrap-up insurance programmes?',
      'Share of revenue, and in how many',
    ),
    file('sampleSubcontract', 'A usual subcontract'),
  ]),
  section('safety', 'Safety', [
    explain('formalSafetyProgram', 'safetyTraining', 'protectiveEquipment', 'drugTestHire', 'oshaInspected'),
    need('safetyContact', 'safetyMeetings'),
    ask('experienceMod'),
    yesNo('siteSupervisor', 'Is a supervisor at each site every day?', { required: true }),
    text('siteSecurity', 'How are sites secured at night?'),
    may('recordableCases', 'hoursWorked'),
  ]),
  interestsSection('Owners, general contractors and lenders who ask to be insured'),
])

/** What contractors are asked beside the application of the line. */
export const contractors: LibraryForm = {
  formId: 'contractors',
  draft: {
    name: 'Contractors’ supplement',
    title: 'Supplement for contractors',
    policyType: 'GENERAL_LIABILITY',
    edition: libraryEdition,
  },
  layout: { pages: [applicantPage(licence), workPage, homes, methods, subcontractors, signaturePage()] },
}
