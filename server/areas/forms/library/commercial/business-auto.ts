import { libraryEdition, type LibraryForm } from '../library-form.ts'
import {
  ask,
  calculated,
  choice,
  choices,
  explain,
  group,
  longText,
  may,
  money,
  need,
  page,
  schedule,
  section,
  table,
  text,
  whenAbove,
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
  choice(
    'autoLimit',
    'Liability limit, each accident',
    ['$500,000', '$750,000', '$1,000,000', '$2,000,000', '$5,000,000', 'Other'],
    {
      required: true,
      help: 'One limit for injury and damage together. Federal rules ask $750,000 or more of carriers for hire.',
    },
  ),
  choice('liabilityFor', 'Liability is to cover', ['Any vehicle', 'Owned vehicles', 'Listed vehicles only'], {
    required: true,
    help: '“Any” includes hired vehicles and those of employees.',
  }),
  choice(
    'uninsuredMotorists',
    'Uninsured and underinsured motorists',
    ['State minimum', '$100,000', '$500,000', '$1,000,000', 'Rejected'],
    {
      help: 'States have their own forms for rejecting or reducing it; your advisor will send them.',
    },
  ),
  choice('autoMedical', 'Medical payments', ['Not covered', '$1,000', '$2,000', '$5,000', '$10,000']),
  choice('injuryProtection', 'Personal injury protection', [
    'Not in my state',
    'State minimum',
    'Higher limit',
    'Rejected',
  ]),
  choice('comprehensiveDeductible', 'Deductible, comprehensive', ['Not covered', ...deductibles], {
    help: 'Fire, theft, glass, hail, animals.',
  }),
  choice('collisionDeductible', 'Deductible, collision', ['Not covered', ...deductibles]),
  yesNo('towing', 'Do you want towing and labour?'),
  yesNo('rentalReimbursement', 'Do you want a rental vehicle paid for after a loss?'),
  yesNo('broadNamedDriver', 'Does anyone with a company car own no car of their own?', {
    help: 'Such a person can be given cover when driving cars of others.',
  }),
  schedule('driveOtherSchedule', 'Those people', 'DRIVE_OTHER', { showIf: whenYes('broadNamedDriver') }),
)

const vehicles = page('vehiclesPage', 'Vehicles', [
  section('fleet', 'The fleet', [
    need('vehiclesPrivate', 'vehiclesLight', 'vehiclesMedium', 'vehiclesHeavy', 'vehiclesTractors', 'vehiclesTrailers'),
    calculated(
      'powerUnits',
      'Powered vehicles in all',
      'sum(vehiclesPrivate, vehiclesLight, vehiclesMedium, vehiclesHeavy, vehiclesTractors)',
    ),
  ]),
  ...listOrSchedule(
    group(
      'vehicles',
      [
        may('vehicleNumber'),
        need('vehicleYear', 'vehicleMake', 'vehicleModel', 'vehicleVin', 'vehicleCostNew', 'vehicleGarageZip'),
        need('vehicleRadius', 'vehicleUse'),
        may('vehicleState'),
      ],
      { help: 'Every vehicle that is to be insured; trailers too.' },
    ),
    'vehicleSchedule',
    'Schedule of vehicles',
    'AUTO',
  ),
  section('vehicleTotals', 'Use', [
    calculated('costNewSum', 'Cost new of the vehicles listed here', 'sum(vehicles.vehicleCostNew)'),
    need('localPercent', 'intermediatePercent', 'longPercent'),
    calculated('tripsTotal', 'Trips in all, percent', 'sum(localPercent, intermediatePercent, longPercent)', {
      help: 'Should be 100.',
    }),
    need('annualMiles'),
    may('annualMilesLastYear', 'maxVehiclesGarage', 'statesOfOperation'),
    choices('carried', 'What do the vehicles carry?', [
      'Tools',
      'Own goods',
      'Goods of others',
      'Building material',
      'Waste',
      'People',
      'Food',
    ]),
    ...yesNoWithDetail('equipmentMounted', 'Is special equipment mounted on vehicles?', 'What, and its value'),
    ...yesNoWithDetail(
      'notInName',
      'Are vehicles titled in a name other than the applicant’s?',
      'Which, and in whose name',
      { required: true },
    ),
    longText('garagePlaces', 'Where are vehicles kept at night?', {
      help: 'Fenced yard, locked building, street or homes of employees.',
    }),
  ]),
])

const drivers = page('driversPage', 'Drivers', [
  section('driverCount', 'Drivers in all', [need('driversTotal')]),
  ...listOrSchedule(
    group(
      'drivers',
      [
        need('driverName', 'driverBirthDate', 'driverLicenceState'),
        may('driverHired', 'driverYears', 'driverCommercialLicence', 'driverViolations', 'driverAccidents'),
      ],
      {
        help: 'Everyone who drives for you, also now and then. Licence numbers are asked for in the schedule alone, where they are protected.',
      },
    ),
    'driverSchedule',
    'Schedule of drivers',
    'DRIVERS',
  ),
  section('driverCare', 'Choosing and guiding drivers', [
    calculated('violationsSum', 'Violations of the drivers listed here', 'sum(drivers.driverViolations)'),
    calculated('accidentsSum', 'Accidents of the drivers listed here', 'sum(drivers.driverAccidents)'),
    explain('driverRecordsChecked'),
    need('driverRecordCriteria'),
    may('driverTurnoverPercent', 'leastDriverAge', 'leastDriverYears'),
    explain('driverTraining', 'driverIncentives', 'distractedDriving', 'personalUse', 'familyDrivers'),
    ask('drugTestHire'),
    yesNo('roadTest', 'Does everyone take a road test before driving for you?'),
    yesNo('accidentReview', 'Is each accident reviewed with the driver?'),
  ]),
])

const fleetSafety = page('fleetSafetyPage', 'Safety and special uses', [
  section('equipmentSafety', 'Fleet safety', [
    explain('formalSafetyProgram', 'vehicleMaintenance', 'telematics', 'dashCameras'),
    need('safetyContact'),
    yesNo('preTrip', 'Are vehicles checked before each trip?'),
    choice('replacementYears', 'Vehicles are replaced after', [
      'Up to 5 years',
      '6 to 10 years',
      'More than 10 years',
      'When worn out',
    ]),
  ]),
  section('specialUses', 'Special uses', [
    explain(
      'hazmatHauled',
      'passengersCarried',
      'vehiclesLeasedOut',
      'nonOwnedTrailers',
      'delivery',
      'filingsRequired',
    ),
    ask('dotNumber', { showIf: whenAbove('vehiclesMedium', 0) }),
    ask('safetyRating', { showIf: whenAbove('vehiclesMedium', 0) }),
    ...yesNoWithDetail('snowRemoval', 'Do you plough snow?', 'For whom, and how much'),
    ...yesNoWithDetail(
      'oversizeLoads',
      'Do you move oversize or overweight loads?',
      'What, how often and with which permits',
    ),
    ...yesNoWithDetail('crossBorder', 'Do vehicles cross into Canada or Mexico?', 'How often, and where to'),
  ]),
])

const hired = page('hiredPage', 'Hired vehicles and cars of employees', [
  section('hiredVehicles', 'Hired and borrowed', [
    choice('hiredWanted', 'Do you want cover for hired vehicles?', ['Liability and damage', 'Liability only', 'No'], {
      required: true,
    }),
    ask('hiredAutoCost', {
      required: true,
      showIf: whenOneOf('hiredWanted', 'Liability and damage', 'Liability only'),
    }),
    money('hiredValue', 'Highest value of one hired vehicle', {
      showIf: whenOneOf('hiredWanted', 'Liability and damage'),
    }),
    text('hiredStates', 'States in which you hire', {
      showIf: whenOneOf('hiredWanted', 'Liability and damage', 'Liability only'),
    }),
    yesNo('hiredWithDriver', 'Are vehicles hired with drivers?'),
  ]),
  section('employeeCars', 'Cars of employees', [
    explain('personalAutosForWork'),
    ask('personalAutoDrivers', { showIf: whenYes('personalAutosForWork') }),
    choice(
      'personalLimit',
      'Limit you ask of their own insurance',
      ['None asked', 'State minimum', '$100,000 / $300,000', 'Higher'],
      {
        showIf: whenYes('personalAutosForWork'),
      },
    ),
    yesNo('personalProof', 'Is proof of it collected every year?', { showIf: whenYes('personalAutosForWork') }),
    whole('volunteerDrivers', 'Volunteers who drive for you'),
  ]),
  section('garage', 'Vehicles of customers', [
    yesNo('customerVehicles', 'Do you hold, park, repair or tow vehicles of customers?', { required: true }),
    table(
      'customerVehiclePlaces',
      'Where, and how many',
      [
        { key: 'place', label: 'Place', kind: 'text', required: true },
        { key: 'most', label: 'Most at one time', kind: 'whole' },
        { key: 'value', label: 'Highest value of one', kind: 'money' },
      ],
      { showIf: whenYes('customerVehicles') },
    ),
  ]),
  interestsSection('Lenders, lessors and others with an interest in vehicles'),
])

/** Vehicles owned, hired and borrowed. */
export const businessAuto: LibraryForm = {
  formId: 'business-auto',
  draft: { name: 'Business auto', title: 'Business auto application', policyType: 'AUTO', edition: libraryEdition },
  layout: { pages: [applicantPage(wanted), vehicles, drivers, fleetSafety, hired, historyPage(), signaturePage()] },
}
