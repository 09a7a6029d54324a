import { libraryEdition, type LibraryForm } from '../library-form.ts'
import {
  ask,
  calculated,
  choice,
  choices,
  explain,
  longText,
  may,
  money,
  need,
  page,
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
import { policyWanted } from '../shared/policy-wanted.ts'
import { signaturePage } from '../shared/signature-page.ts'

const wanted = policyWanted(
  choice('umbrellaKind', 'Kind', ['Umbrella', 'Follow-form excess'], {
    required: true,
    help: 'An umbrella may cover more than the policies beneath it; follow-form excess covers the same, with more money.',
  }),
  choice(
    'umbrellaLimit',
    'Limit, each occurrence',
    ['$1,000,000', '$2,000,000', '$5,000,000', '$10,000,000', '$25,000,000', 'Other'],
    {
      required: true,
    },
  ),
  money('umbrellaLimitOther', 'Which other limit?', {
    showIf: whenOneOf('umbrellaLimit', 'Other'),
    required: true,
  }),
  choice('umbrellaRetention', 'Retention', ['None', '$10,000', '$25,000', 'Other']),
  text('limitRequiredBy', 'Contracts or lenders that ask for this limit'),
)

const underlying = page('underlyingPage', 'Policies beneath', [
  section('underlyingPolicies', 'Policies beneath', [
    table(
      'underlyingTable',
      'Every liability policy beneath the umbrella',
      [
        {
          key: 'line',
          label: 'Line',
          kind: 'choice',
          required: true,
          choices: [
            'General liability',
            'Business auto',
            'Employers’ liability',
            'Liquor',
            'Employee benefits',
            'Foreign',
            'Other',
          ],
        },
        { key: 'carrier', label: 'Carrier', kind: 'text', required: true },
        { key: 'number', label: 'Policy number', kind: 'text' },
        { key: 'from', label: 'From', kind: 'date' },
        { key: 'until', label: 'Until', kind: 'date' },
        { key: 'occurrence', label: 'Each occurrence', kind: 'money', required: true },
        { key: 'aggregate', label: 'Aggregate', kind: 'money' },
        { key: 'premium', label: 'Premium', kind: 'money' },
      ],
      { required: true, help: 'They should begin and end on the same days as the umbrella.' },
    ),
    schedule('umbrellaSchedule', 'Schedule of umbrella and excess layers', 'UMBRELLA'),
    yesNo('sameTerm', 'Do all begin and end on the same days?', { required: true }),
    text('termDifference', 'Which do not, and why', { showIf: whenNo('sameTerm'), required: true }),
    yesNo('anyClaimsMade', 'Is any of them claims made?', { required: true }),
    ...yesNoWithDetail(
      'reducedAggregate',
      'Has a loss used up part of an aggregate?',
      'Which policy, and how much is left',
      { required: true },
    ),
    ...yesNoWithDetail('specialExclusions', 'Do they have exclusions beyond the usual?', 'Which', { required: true }),
    ...yesNoWithDetail('selfInsured', 'Is any liability self-insured or in a captive?', 'Which, and up to how much', {
      required: true,
    }),
    choices('extendedOver', 'The umbrella should also stand over', [
      'Employee benefits liability',
      'Liquor liability',
      'Garage liability',
      'Foreign liability',
      'Abuse or molestation',
      'Professional liability',
    ]),
  ]),
  section('higherLayers', 'Other layers', [
    yesNo('otherLayers', 'Are there other umbrella or excess policies?', { required: true }),
    table(
      'layerTable',
      'The layers, from the lowest',
      [
        { key: 'carrier', label: 'Carrier', kind: 'text', required: true },
        { key: 'limit', label: 'Limit', kind: 'money', required: true },
        { key: 'above', label: 'Above', kind: 'money', required: true },
        { key: 'premium', label: 'Premium', kind: 'money' },
      ],
      { showIf: whenYes('otherLayers') },
    ),
  ]),
])

const exposures = page('exposurePage', 'Size of the business', [
  section('size', 'Sales and people', [
    need('annualRevenue', 'revenueLastYear', 'annualPayroll', 'headcountFull', 'headcountPart'),
    may('foreignSalesPercent', 'subcontractorCost', 'statesOfOperation', 'locationsTotal', 'alcoholSales'),
    schedule('locationSchedule', 'Locations', 'LOCATIONS'),
  ]),
  section('fleet', 'Vehicles', [
    need('vehiclesPrivate', 'vehiclesLight', 'vehiclesMedium', 'vehiclesHeavy', 'vehiclesTractors', 'driversTotal'),
    calculated(
      'powerUnits',
      'Powered vehicles in all',
      'sum(vehiclesPrivate, vehiclesLight, vehiclesMedium, vehiclesHeavy, vehiclesTractors)',
    ),
    may('localPercent', 'intermediatePercent', 'longPercent', 'hiredAutoCost', 'personalAutoDrivers'),
    explain('driverRecordsChecked', 'telematics', 'passengersCarried', 'hazmatHauled'),
  ]),
])

const hazards = page('hazardsPage', 'Hazards', [
  section('premisesAndWork', 'Premises and work', [
    explain('aircraft', 'watercraft', 'dronesOwned', 'hazardousMaterials', 'pollutionEvent', 'blastingOrDemolition'),
    explain('excavation', 'cranes', 'recreationOnSite', 'publicEvents', 'securityGuards', 'firearms', 'alcoholServed'),
    ...yesNoWithDetail(
      'highRise',
      'Do you own or work on buildings above seven storeys?',
      'Which, and what you do there',
    ),
    ...yesNoWithDetail('railOrPort', 'Do you work at railways, airports or ports?', 'Where, and what you do'),
  ]),
  section('productsAndAdvice', 'Products and advice', [
    explain(
      'productsMade',
      'productRecall',
      'foreignOperations',
      'professionalServices',
      'childrenInCare',
      'misconductAllegations',
    ),
    longText('advertising', 'How do you advertise?', {
      help: 'Advertising may injure others: names, pictures, comparisons.',
    }),
    money('advertisingCost', 'Yearly cost of advertising'),
    whole('employeesAbroad', 'Employees abroad'),
  ]),
  section('contractsAndSafety', 'Contracts and safety', [
    explain(
      'contractualLiability',
      'certificatesRequired',
      'formalSafetyProgram',
      'otherVentures',
      'discontinuedOperations',
    ),
    ask('experienceMod'),
  ]),
])

const severe = page('severePage', 'Severe losses', [
  section('severeLosses', 'Severe losses', [
    yesNo('lossAbove', 'Has any liability loss in ten years been above $25,000, paid and reserved?', {
      required: true,
    }),
    table(
      'severeTable',
      'Those losses',
      [
        { key: 'date', label: 'Date', kind: 'date', required: true, pastOnly: true },
        { key: 'line', label: 'Line', kind: 'text' },
        { key: 'what', label: 'What happened', kind: 'text', required: true },
        { key: 'amount', label: 'Paid and reserved', kind: 'money', required: true },
        { key: 'open', label: 'Open?', kind: 'yesNo' },
      ],
      { required: true, showIf: whenYes('lossAbove') },
    ),
    explain('lawsuitPending'),
    ...yesNoWithDetail(
      'umbrellaUsed',
      'Has a loss ever reached an umbrella or excess policy?',
      'Which, when and how much',
      { required: true },
    ),
  ]),
])

/** Liability above the limits of other policies. */
export const umbrella: LibraryForm = {
  formId: 'umbrella',
  draft: {
    name: 'Umbrella',
    title: 'Commercial umbrella application',
    policyType: 'UMBRELLA',
    edition: libraryEdition,
  },
  layout: { pages: [applicantPage(wanted), underlying, exposures, hazards, severe, historyPage(), signaturePage()] },
}
