import { libraryEdition, type LibraryForm } from '../library-form.ts'
import {
  ask,
  calculated,
  choice,
  choices,
  date,
  explain,
  group,
  longText,
  may,
  money,
  need,
  page,
  percent,
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
import { interestsSection } from '../shared/interests.ts'
import { listOrSchedule } from '../shared/list-or-schedule.ts'
import { signaturePage } from '../shared/signature-page.ts'

const property = section('habitationKind', 'The property', [
  choice(
    'habitation',
    'Kind',
    [
      'Apartments',
      'Condominium association',
      'Home owners’ association',
      'Single homes',
      'Student housing',
      'Senior housing',
      'Mobile homes',
      'Mixed use',
    ],
    {
      required: true,
    },
  ),
  need('buildingsTotal', 'unitsTotal', 'unitsOccupiedPercent', 'averageMonthlyRent'),
  ask('annualRevenue', { label: 'Yearly rents or dues expected', help: 'All receipts of the property.' }),
  may('propertyManager'),
  date('acquiredOn', 'Bought on', { pastOnly: true }),
  yesNo('managerOnSite', 'Does a manager live on the property?', { required: true }),
  ...yesNoWithDetail(
    'businessUse',
    'Are there shops or offices in the buildings?',
    'Which businesses, and whether they cook',
  ),
])

const buildings = page('buildingsPage', 'Buildings', [
  ...listOrSchedule(
    group(
      'locations',
      [
        need(
          'locationNumber',
          'locationAddress',
          'locationYearBuilt',
          'locationConstruction',
          'locationStoreys',
          'locationArea',
        ),
        need('locationSprinklers', 'locationRoofYear', 'locationBuildingValue'),
        may(
          'locationWiringYear',
          'locationPlumbingYear',
          'locationHeatingYear',
          'locationFireAlarm',
          'locationFloodZone',
        ),
        may('locationHydrantFeet', 'locationStationMiles', 'locationContentsValue', 'locationIncomeValue'),
      ],
      { least: 1, help: 'One item for each building.' },
    ),
    'propertySchedule',
    'Statement of values',
    'PROPERTY_COVERAGES',
  ),
  section('buildingSums', 'All buildings', [
    calculated('valueSum', 'Buildings', 'sum(locations.locationBuildingValue)'),
    calculated('valuePerUnit', 'Value of a dwelling', 'round(sum(locations.locationBuildingValue) / unitsTotal, 0)'),
    calculated(
      'valuePerFoot',
      'Value of a square foot',
      'round(sum(locations.locationBuildingValue) / sum(locations.locationArea), 2)',
    ),
    need('valuationMethod'),
  ]),
  section('condition', 'Condition', [
    explain(
      'roofCondition',
      'aluminumWiring',
      'problemPanels',
      'renovationPlanned',
      'vacantUnits',
      'floodHistory',
      'codeViolations',
    ),
    choice(
      'plumbingKind',
      'Most water pipes are of',
      ['Copper', 'Plastic (PEX or PVC)', 'Galvanised steel', 'Polybutylene', 'Not known'],
      { required: true },
    ),
    choice(
      'heatingKind',
      'Heating',
      ['Central, gas', 'Central, electric', 'In each unit, gas', 'In each unit, electric', 'Oil', 'Other'],
      { required: true },
    ),
    yesNo('heaterPortable', 'Are portable heaters allowed?', { required: true }),
    choice('wallFinish', 'Outside walls', [
      'Brick or stone',
      'Wood',
      'Vinyl',
      'Stucco',
      'Synthetic stucco (EIFS)',
      'Cladding panels',
      'Other',
    ]),
    date('balconiesInspected', 'Balconies and stairs last inspected', { pastOnly: true }),
    yesNo('waterShutOff', 'Are there sensors or shut-off devices for water?'),
    whole('unitsSeparated', 'Most units between fire walls', {
      help: 'Walls that run up to the roof stop a fire from spreading.',
    }),
    yesNo('trusses', 'Are attics divided by fire walls?'),
  ]),
])

const protection = page('protectionPage', 'Safety of residents', [
  section('fireSafety', 'Fire', [
    choice('smokeAlarms', 'Smoke alarms', ['Wired with battery', 'Ten-year battery', 'Battery', 'Not in every unit'], {
      required: true,
    }),
    yesNo('carbonMonoxide', 'Are carbon monoxide alarms where fuel is burned?', { required: true }),
    choice('alarmsTested', 'Alarms are tested', ['Each year and at each move-in', 'At each move-in', 'On complaint'], {
      required: true,
    }),
    explain('sprinklersTested'),
    yesNo('grills', 'Are grills allowed on balconies or within ten feet of buildings?', { required: true }),
    yesNo('fireplaces', 'Are there fireplaces or wood stoves?', { required: true }),
    date('chimneysCleaned', 'Chimneys last cleaned', { pastOnly: true, showIf: whenYes('fireplaces') }),
    yesNo('rangeHoods', 'Do ranges have extinguishers above them?'),
    yesNo('smokeFree', 'Is smoking forbidden indoors?'),
    whole('exits', 'Ways out of each floor'),
    yesNo('emergencyLights', 'Are corridors lit when power fails?'),
    explain('lithiumBatteries'),
  ]),
  section('security', 'Security', [
    explain('securityGuards', 'assaultIncidents'),
    choices(
      'securityKinds',
      'Security',
      ['Gates', 'Cameras', 'Entry phone', 'Good lighting', 'Patrols', 'Dead bolts', 'Window locks'],
      { required: true },
    ),
    yesNo('rekeyed', 'Are locks changed at every move-in?', { required: true }),
    yesNo('masterKeys', 'Are master keys locked away and logged?', { required: true }),
    yesNo('crimeLog', 'Are incidents recorded and told to residents?'),
    choice('policeCalls', 'Police calls a year', ['None known', '1 to 10', '11 to 50', 'More']),
  ]),
  section('amenities', 'Amenities', [
    explain('recreationOnSite', 'watercraft'),
    whole('pools', 'Pools'),
    yesNo('poolFenced', 'Are all pools fenced, with self-closing gates and depth marks?', {
      showIf: { match: 'all', tests: [{ question: 'pools', is: 'above', value: '0' }] },
      required: true,
    }),
    yesNo('divingBoard', 'Is there a diving board or slide?', {
      showIf: { match: 'all', tests: [{ question: 'pools', is: 'above', value: '0' }] },
      required: true,
    }),
    whole('playgrounds', 'Playgrounds'),
    yesNo('fitnessRoom', 'Is there a fitness room?'),
    yesNo('clubHouse', 'Is there a club house that residents rent?'),
    ...yesNoWithDetail('lakes', 'Are there lakes, ponds or docks?', 'Depth, fence and signs'),
    yesNo('childCare', 'Is there child care on the property?'),
    whole('elevators', 'Elevators'),
  ]),
])

const management = page('managementPage', 'Management and residents', [
  section('residents', 'Residents', [
    explain('studentOrSubsidised', 'shortTermRentals', 'childrenInCare'),
    percent('seniorPercent', 'Share of residents above 65'),
    yesNo('screening', 'Are applicants screened for credit and crime, by one rule for all?', { required: true }),
    yesNo('leaseWritten', 'Is there a lease in writing with every resident?', { required: true }),
    yesNo('rentersInsurance', 'Must residents have insurance of their own?', { required: true }),
    money('rentersLimit', 'Lowest liability limit they must have', { showIf: whenYes('rentersInsurance') }),
    choice('dogs', 'Dogs', ['Not allowed', 'Allowed, some breeds not', 'Allowed'], { required: true }),
    longText('dogBites', 'Bites or injuries by dogs in five years', {
      showIf: whenOneOf('dogs', 'Allowed, some breeds not', 'Allowed'),
    }),
    yesNo('fairHousing', 'Are staff trained in fair housing each year?', { required: true }),
    ...yesNoWithDetail('evictions', 'Were there more than five evictions in a year?', 'How many and why'),
  ]),
  section('upkeep', 'Upkeep', [
    need('headcountFull', 'headcountPart', 'annualPayroll'),
    yesNo('maintenanceLog', 'Are repairs asked for in writing and logged?', { required: true }),
    choice('repairTime', 'Urgent repairs are done within', ['A day', 'Three days', 'A week', 'Longer'], {
      required: true,
    }),
    choice(
      'snowBy',
      'Snow and ice are cleared by',
      ['Own staff', 'Contractor with insurance', 'Contractor', 'Not needed'],
      { required: true },
    ),
    explain('certificatesRequired', 'backgroundChecks', 'contractualLiability', 'pollutionEvent'),
    yesNo('moldPlan', 'Is there a plan in writing for water and mold?', { required: true }),
    yesNo('leadPaint', 'Were buildings before 1978 tested for lead paint?'),
    yesNo('pestControl', 'Is there a contract for pests, bed bugs included?'),
    table('improvements', 'Money spent on improvements in three years', [
      { key: 'what', label: 'What', kind: 'text', required: true },
      { key: 'year', label: 'Year', kind: 'whole' },
      { key: 'cost', label: 'Cost', kind: 'money' },
    ]),
    calculated('improvementSum', 'Improvements in all', 'sum(improvements.cost)'),
  ]),
  section('association', 'Association', [
    yesNo('isAssociation', 'Is the applicant an association of owners?', { required: true }),
    percent('ownerOccupied', 'Share of units lived in by owners', { showIf: whenYes('isAssociation') }),
    percent('duesLate', 'Share of dues late by more than 60 days', { showIf: whenYes('isAssociation') }),
    money('reserves', 'Reserve fund', { showIf: whenYes('isAssociation') }),
    date('reserveStudy', 'Last reserve study', { pastOnly: true, showIf: whenYes('isAssociation') }),
    yesNo('developerBoard', 'Does the developer still hold seats on the board?', { showIf: whenYes('isAssociation') }),
    text('unitCoverage', 'What the by-laws make the association insure inside units', {
      showIf: whenYes('isAssociation'),
    }),
  ]),
  interestsSection('Lenders, managers and investors'),
])

/** What owners of dwellings are asked beside the application of the line. */
export const habitational: LibraryForm = {
  formId: 'habitational',
  draft: {
    name: 'Habitational supplement',
    title: 'Supplement for apartments and associations',
    policyType: 'PACKAGE',
    edition: libraryEdition,
  },
  layout: { pages: [applicantPage(property), buildings, protection, management, signaturePage()] },
}
