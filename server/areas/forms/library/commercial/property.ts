import { libraryEdition, type LibraryForm } from '../library-form.ts'
import {
  ask,
  calculated,
  choice,
  choices,
  explain,
  group,
  may,
  money,
  need,
  page,
  percent,
  schedule,
  section,
  table,
  text,
  whenOneOf,
  whenYes,
  whole,
  yesNo,
  yesNoWithDetail,
} from '../parts.ts'
import { applicantPage } from '../shared/applicant-page.ts'
import { historyPage } from '../shared/history-page.ts'
import { interestsSection } from '../shared/interests.ts'
import { listOrSchedule } from '../shared/list-or-schedule.ts'
import { deductibles, policyWanted } from '../shared/policy-wanted.ts'
import { signaturePage } from '../shared/signature-page.ts'

const wanted = policyWanted(
  choice('causesOfLoss', 'Causes of loss', ['Special', 'Broad', 'Basic'], {
    required: true,
    help: 'Special covers every cause that is not excluded; basic and broad cover those that are listed.',
  }),
  choice('valuation', 'Losses are to be paid at', ['Replacement cost', 'Actual cash value', 'Agreed value'], {
    required: true,
    help: 'Actual cash value takes off for age and wear.',
  }),
  choice('coinsurance', 'Coinsurance', ['None', '80 %', '90 %', '100 %'], {
    help: 'The share of the full value that you promise to insure; insuring less reduces what is paid.',
  }),
  choice('deductible', 'Deductible', deductibles, { required: true }),
  choice('windDeductible', 'Deductible for wind and hail', ['As above', '1 %', '2 %', '3 %', '5 %', 'Not covered']),
  yesNo('blanketLimit', 'Do you want one blanket limit for all locations?'),
  money('blanketAmount', 'Blanket limit', { required: true, showIf: whenYes('blanketLimit') }),
)

const buildings = page('buildingsPage', 'Buildings and contents', [
  ...listOrSchedule(
    group(
      'locations',
      [
        need(
          'locationNumber',
          'locationAddress',
          'locationInterest',
          'locationUse',
          'locationArea',
          'locationYearBuilt',
        ),
        need('locationConstruction', 'locationStoreys', 'locationSprinklers'),
        may('locationFireAlarm', 'locationBurglarAlarm', 'locationRoofYear', 'locationWiringYear'),
        may('locationPlumbingYear', 'locationHeatingYear', 'locationFloodZone', 'locationHydrantFeet'),
        may('locationStationMiles', 'locationBuildingValue', 'locationContentsValue', 'locationStockValue'),
        may('locationImprovementsValue', 'locationIncomeValue'),
      ],
      {
        help: 'One item for each building. Give the cost to build or buy new today, not the book value or the market value.',
      },
    ),
    'propertySchedule',
    'Statement of values',
    'PROPERTY_COVERAGES',
  ),
  section('values', 'Values in all', [
    calculated('buildingsSum', 'Buildings', 'sum(locations.locationBuildingValue)'),
    calculated('contentsSum', 'Contents and equipment', 'sum(locations.locationContentsValue)'),
    calculated('stockSum', 'Stock', 'sum(locations.locationStockValue)'),
    calculated('improvementsSum', 'Tenant’s improvements', 'sum(locations.locationImprovementsValue)'),
    calculated('incomeSum', 'Business income and rents', 'sum(locations.locationIncomeValue)'),
    calculated(
      'insuredSum',
      'Total insured value',
      'sum(buildingsSum, contentsSum, stockSum, improvementsSum, incomeSum)',
    ),
    need('valuationMethod'),
    may('valuationDate', 'largestLocationValue', 'stockPeakValue', 'peakSeason'),
  ]),
  interestsSection('Lenders and others with an interest in the property'),
])

const income = page('incomePage', 'Business income', [
  section('incomeWanted', 'Loss of income', [
    yesNo('incomeCover', 'Do you want cover for income lost while you cannot work after a loss?', { required: true }),
  ]),
  section(
    'incomeDetails',
    'Income to be covered',
    [
      need('businessIncomeYearly', 'monthsToRestore'),
      may('annualRevenue', 'costOfGoods'),
      money('extraExpense', 'Extra expense to keep going', {
        help: 'Rent of other space, overtime, faster freight.',
      }),
      choice('ordinaryPayroll', 'Ordinary payroll', ['Included', 'Left out', 'For 90 days', 'For 180 days']),
      whole('waitingHours', 'Hours you can wait until cover begins'),
      schedule('incomeWorksheet', 'Business income worksheet', 'BUSINESS_INCOME_WORKSHEET'),
      table('dependentSites', 'Suppliers and customers whose loss would stop you', [
        { key: 'name', label: 'Name', kind: 'text', required: true },
        { key: 'place', label: 'City and state', kind: 'text' },
        { key: 'role', label: 'Role', kind: 'choice', choices: ['Supplier', 'Customer', 'Draws customers to you'] },
        { key: 'share', label: 'Share of your revenue', kind: 'percent', isShare: true },
      ]),
      explain('contingencyPlan', 'backupPower'),
    ],
    { showIf: whenYes('incomeCover') },
  ),
])

const protection = page('protectionPage', 'Hazards and protection', [
  section('fire', 'Fire', [
    explain('sprinklersTested', 'hotWork', 'combustibleStorage', 'hazardousMaterials', 'lithiumBatteries'),
    explain('cookingOnPremises', 'codeViolations'),
    ...yesNoWithDetail('smokingInside', 'Is smoking allowed in any building?', 'Where, and how it is made safe', {
      required: true,
    }),
    ...yesNoWithDetail('impairments', 'Is sprinkler or alarm protection ever shut off?', 'When, and who is told', {
      required: true,
    }),
  ]),
  section('condition', 'Age and condition', [
    explain('roofCondition', 'aluminumWiring', 'problemPanels', 'vacantUnits', 'renovationPlanned'),
    choice('plumbingKind', 'Most water pipes are of', [
      'Copper',
      'Plastic (PEX or PVC)',
      'Galvanised steel',
      'Polybutylene',
      'Not known',
    ]),
    yesNo('leakDetection', 'Is there a device that shuts water off when it leaks?'),
    choice('neighbours', 'Nearest building of others', [
      'Adjoining',
      'Within 30 feet',
      '30 to 100 feet',
      'Farther away',
    ]),
  ]),
  section('security', 'Theft and security', [
    choices('securityMeasures', 'How are the buildings secured?', [
      'Fence',
      'Guard',
      'Cameras',
      'Access cards',
      'Lighting',
      'None',
    ]),
    money('cashOnSite', 'Most cash on the premises overnight'),
    text('attractiveStock', 'Goods that thieves like', { help: 'Such as copper, tools, electronics, liquor.' }),
  ]),
])

const catastrophe = page('catastrophePage', 'Flood, wind and earthquake', [
  section('flood', 'Flood', [
    explain('floodHistory'),
    yesNo('floodCover', 'Do you want cover for flood?', {
      required: true,
      help: 'Property insurance as a rule leaves it out.',
    }),
    money('floodLimit', 'Limit for flood', { showIf: whenYes('floodCover'), required: true }),
    yesNo('federalFlood', 'Is there a policy of the federal flood programme?'),
    yesNo('sewerBackup', 'Do you want cover for backed-up drains?'),
  ]),
  section('wind', 'Wind and hail', [
    ask('milesToCoast'),
    choice('roofShape', 'Shape of most roofs', ['Flat', 'Gable', 'Hip', 'Other']),
    yesNo('shutters', 'Are openings protected by shutters or impact glass?'),
    yesNo('windExcluded', 'Does another policy cover wind?'),
  ]),
  section('earthquake', 'Earthquake', [
    yesNo('earthquakeCover', 'Do you want cover for earthquake?', { required: true }),
    money('earthquakeLimit', 'Limit for earthquake', { showIf: whenYes('earthquakeCover'), required: true }),
    yesNo('retrofitted', 'Have older buildings been strengthened?', { showIf: whenYes('earthquakeCover') }),
  ]),
])

const further = page('furtherPage', 'Further cover', [
  section('extensions', 'Extensions', [
    yesNo('breakdownCover', 'Do you want cover for breakdown of equipment?', {
      help: 'Boilers, cooling, electrical and production machines.',
    }),
    table(
      'breakdownItems',
      'Machines that matter most',
      [
        { key: 'machine', label: 'Machine', kind: 'text', required: true },
        { key: 'age', label: 'Age in years', kind: 'whole' },
        { key: 'cost', label: 'Cost to replace', kind: 'money' },
        { key: 'weeks', label: 'Weeks to get another', kind: 'whole' },
      ],
      { showIf: whenYes('breakdownCover') },
    ),
    yesNo('ordinanceCover', 'Do you want cover for rebuilding to today’s codes?', {
      help: 'Called ordinance or law; older buildings need it most.',
    }),
    percent('ordinanceUndamaged', 'Share of a building lost when codes forbid repair', {
      showIf: whenYes('ordinanceCover'),
    }),
    money('spoilageLimit', 'Limit for spoiled goods', { help: 'Food or stock that must be kept cold.' }),
    money('signsValue', 'Value of outdoor signs'),
    money('transitLimit', 'Most that is carried in one vehicle'),
    explain('propertyOfOthers'),
    schedule('computerSchedule', 'Computers and data', 'EDP'),
    schedule('fineArtsSchedule', 'Works of art', 'FINE_ARTS'),
    schedule('equipmentSchedule', 'Mobile equipment and tools', 'EQUIPMENT'),
    choice('terrorism', 'Do you want cover for certified acts of terrorism?', ['Yes', 'No', 'Show me the price first']),
    text('terrorismNote', 'Any target of note nearby?', {
      showIf: whenOneOf('terrorism', 'Yes', 'Show me the price first'),
    }),
  ]),
])

/** Buildings, contents and the income that depends on them. */
export const property: LibraryForm = {
  formId: 'property',
  draft: {
    name: 'Property',
    title: 'Commercial property application',
    policyType: 'PROPERTY',
    edition: libraryEdition,
  },
  layout: {
    pages: [applicantPage(wanted), buildings, income, protection, catastrophe, further, historyPage(), signaturePage()],
  },
}
