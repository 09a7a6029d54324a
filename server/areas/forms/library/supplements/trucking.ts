import { libraryEdition, type LibraryForm } from '../library-form.ts'
import {
  ask,
  calculated,
  choice,
  choices,
  explain,
  file,
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
import { interestsSection } from '../shared/interests.ts'
import { signaturePage } from '../shared/signature-page.ts'

const authority = section('authority', 'Authority', [
  need('dotNumber', 'motorCarrierNumber', 'safetyRating'),
  choices('carriage', 'Kind of carriage', ['Common', 'Contract', 'Private', 'Broker', 'Freight forwarder'], {
    required: true,
  }),
  choice('commerce', 'Commerce', ['Across state lines', 'Within one state'], { required: true }),
  explain('filingsRequired', 'nameChange', 'otherVentures', 'ownershipChange'),
  ...yesNoWithDetail('authorityRevoked', 'Was an authority ever suspended or revoked?', 'When and why', {
    required: true,
  }),
  ...yesNoWithDetail('otherAuthorities', 'Do the owners hold other DOT numbers, now or before?', 'Numbers and names', {
    required: true,
  }),
])

const operations = page('operationsPage', 'Operations', [
  section('size', 'Size', [
    need('annualRevenue', 'revenueLastYear', 'annualMiles', 'annualMilesLastYear'),
    need('vehiclesTractors', 'vehiclesHeavy', 'vehiclesMedium', 'vehiclesTrailers', 'ownerOperators', 'driversTotal'),
    calculated('powerUnits', 'Powered vehicles', 'sum(vehiclesTractors, vehiclesHeavy, vehiclesMedium)'),
    calculated('milesEach', 'Miles for each powered vehicle', 'round(annualMiles / powerUnits, 0)'),
    calculated('revenueMile', 'Revenue for each mile', 'round(annualRevenue / annualMiles, 2)'),
    table('sizeHistory', 'Size of earlier years', [
      { key: 'year', label: 'Year', kind: 'whole', required: true },
      { key: 'units', label: 'Powered vehicles', kind: 'whole', required: true },
      { key: 'miles', label: 'Miles', kind: 'whole' },
      { key: 'revenue', label: 'Revenue', kind: 'money' },
    ]),
  ]),
  section('routes', 'Routes', [
    need('localPercent', 'intermediatePercent', 'longPercent'),
    calculated('tripsTotal', 'Trips in all, percent', 'sum(localPercent, intermediatePercent, longPercent)', {
      help: 'Should be 100.',
    }),
    whole('longestTrip', 'Longest usual trip, miles', { required: true }),
    table(
      'mainRoutes',
      'Main routes',
      [
        { key: 'from', label: 'From', kind: 'text', required: true },
        { key: 'to', label: 'To', kind: 'text', required: true },
        { key: 'share', label: 'Share of trips', kind: 'percent', isShare: true },
      ],
      { required: true },
    ),
    text('metropolitan', 'Large cities that you enter', { help: 'Such as Chicago, Los Angeles, New York.' }),
    ...yesNoWithDetail('crossBorder', 'Do vehicles cross into Canada or Mexico?', 'How often, and where to', {
      required: true,
    }),
    may('statesOfOperation', 'maxVehiclesGarage'),
  ]),
  section('freight', 'Freight', [
    table(
      'commodities',
      'What you haul',
      [
        { key: 'commodity', label: 'Commodity', kind: 'text', required: true },
        { key: 'share', label: 'Share of loads', kind: 'percent', required: true, isShare: true },
        { key: 'average', label: 'Usual value of a load', kind: 'money' },
        { key: 'most', label: 'Highest value of a load', kind: 'money', required: true },
      ],
      { required: true },
    ),
    calculated('freightSum', 'Shares together, percent', 'sum(commodities.share)', { help: 'Should be 100.' }),
    calculated('freightMost', 'Highest value of a load', 'max(commodities.most)'),
    schedule('transportSchedule', 'Schedule of goods carried', 'TRANSPORT'),
    explain('hazmatHauled', 'doubleBrokered', 'nonOwnedTrailers'),
    schedule('interchangeSchedule', 'Trailers under interchange agreements', 'TRAILER_INTERCHANGE', {
      showIf: whenYes('nonOwnedTrailers'),
    }),
    choices(
      'trailerKinds',
      'Kinds of trailers',
      ['Dry van', 'Refrigerated', 'Flatbed', 'Tank', 'Dump', 'Car hauler', 'Container chassis', 'Low bed', 'Livestock'],
      {
        required: true,
      },
    ),
    yesNo('oversize', 'Do you move oversize or overweight loads?', { required: true }),
    yesNo('backhaul', 'Do you take loads back for others?'),
    ...yesNoWithDetail('doublesTriples', 'Do you pull doubles or triples?', 'How often, and where'),
  ]),
])

const drivers = page('driversPage', 'Drivers', [
  section('driverList', 'Drivers', [
    schedule('driverSchedule', 'Schedule of drivers', 'DRIVERS', {
      required: true,
      help: 'Licence numbers are kept there, where they are protected.',
    }),
    need('leastDriverAge', 'leastDriverYears', 'driverTurnoverPercent', 'driverRecordCriteria'),
    explain('driverRecordsChecked', 'driverTraining', 'driverIncentives', 'drugTestHire', 'drugTestAfterAccident'),
    choice('driverPay', 'Drivers are paid', ['By mile', 'By hour', 'By load', 'Share of revenue', 'Salary'], {
      required: true,
    }),
    whole('driversHired', 'Drivers hired in the last year', { required: true }),
    whole('driversNew', 'Drivers with less than two years of experience', { required: true }),
    yesNo('roadTest', 'Does everyone take a road test?', { required: true }),
    yesNo('clearinghouse', 'Is the federal drug clearinghouse asked before hiring and every year?', { required: true }),
    yesNo('qualificationFiles', 'Is there a complete qualification file for each driver?', { required: true }),
    yesNo('screeningReport', 'Are federal pre-employment screening reports used?'),
    explain('teamDriving', 'familyDrivers', 'personalUse', 'passengersCarried'),
    ...yesNoWithDetail('ridersAllowed', 'May riders come along?', 'Who, and the rules', { required: true }),
  ]),
  section('ownerOperatorsSection', 'Owner-operators', [
    schedule('ownerOperatorSchedule', 'Schedule of owner-operators', 'OWNER_OPS', {
      showIf: whenAbove('ownerOperators', 0),
    }),
    yesNo('leaseWritten', 'Is each under a lease in writing?', {
      showIf: whenAbove('ownerOperators', 0),
      required: true,
    }),
    yesNo('sameStandards', 'Are they held to the same rules as employees?', {
      showIf: whenAbove('ownerOperators', 0),
      required: true,
    }),
    choice(
      'injuryCover',
      'If they are hurt, what pays?',
      ['Workers’ compensation', 'Occupational accident', 'Their own insurance', 'Nothing'],
      {
        showIf: whenAbove('ownerOperators', 0),
        required: true,
      },
    ),
    yesNo('bobtail', 'Must they have insurance when not under dispatch?', {
      showIf: whenAbove('ownerOperators', 0),
      required: true,
    }),
    explain('leasedEmployees'),
  ]),
])

const safety = page('safetyPage', 'Safety and vehicles', [
  section('fleetSafety', 'Safety', [
    explain('formalSafetyProgram', 'electronicLogs', 'telematics', 'dashCameras', 'distractedDriving'),
    need('safetyContact', 'safetyMeetings'),
    whole('speedLimiter', 'Speed to which vehicles are limited, miles an hour', { max: 120 }),
    choice(
      'alertsPerformance',
      'Highest federal safety measure (BASIC) now',
      ['All below the threshold', 'One above', 'Several above', 'Not known'],
      {
        required: true,
        help: 'You see it on the federal safety site under your DOT number.',
      },
    ),
    longText('alertsPlan', 'What is being done about it?', {
      showIf: whenOneOf('alertsPerformance', 'One above', 'Several above'),
      required: true,
    }),
    whole('inspectionsYear', 'Roadside inspections in two years'),
    whole('outOfService', 'Of those, vehicle or driver put out of service'),
    calculated('outOfServiceRate', 'Out of service, percent', 'round(outOfService * 100 / inspectionsYear, 1)'),
    whole('accidentsRecordable', 'Recordable accidents in three years', { required: true }),
    calculated(
      'accidentsPerMillion',
      'Accidents for each million miles',
      'round(accidentsRecordable * 1000000 / (annualMilesLastYear * 3), 2)',
    ),
    yesNo('accidentCommittee', 'Is each accident judged preventable or not?', { required: true }),
    explain('accidentInvestigation'),
    file('safetyManual', 'Safety manual'),
  ]),
  section('vehicles', 'Vehicles', [
    schedule('vehicleSchedule', 'Schedule of vehicles', 'AUTO', { required: true }),
    explain('vehicleMaintenance', 'vehiclesLeasedOut'),
    choices('safetyDevices', 'Devices on most tractors', [
      'Collision warning',
      'Automatic braking',
      'Lane warning',
      'Roll stability',
      'Side guards',
      'None',
    ]),
    yesNo('annualInspection', 'Does every vehicle have a yearly inspection on file?', { required: true }),
    longText('terminals', 'Terminals and where vehicles are kept', { required: true }),
    choice(
      'terminalSecurity',
      'Terminals are',
      ['Fenced, lit and watched', 'Fenced and lit', 'Open', 'None: kept at homes'],
      { required: true },
    ),
  ]),
  section('cargo', 'Cargo', [
    yesNo('cargoCover', 'Do you want cargo insurance?', { required: true }),
    money('cargoLimit', 'Limit for one vehicle', { showIf: whenYes('cargoCover'), required: true }),
    choice('cargoDeductible', 'Deductible', ['$1,000', '$2,500', '$5,000', '$10,000', 'Other'], {
      showIf: whenYes('cargoCover'),
    }),
    yesNo('refrigerationCover', 'Do you want cover for a refrigeration unit that fails?', {
      showIf: whenYes('cargoCover'),
    }),
    choices(
      'theftProtection',
      'Theft is prevented by',
      ['King-pin locks', 'Trailer tracking', 'No stop within 200 miles', 'Team drivers for valuable loads'],
      {
        showIf: whenYes('cargoCover'),
      },
    ),
    choice('bills', 'Bills of lading limit your liability', ['Always', 'Sometimes', 'Never'], {
      showIf: whenYes('cargoCover'),
    }),
    yesNo('storage', 'Are goods stored for more than 72 hours?', { showIf: whenYes('cargoCover') }),
    ask('contractualLiability', { showIf: whenYes('cargoCover') }),
  ]),
  interestsSection('Shippers, lenders and lessors'),
])

/** What truckers are asked beside the application of the line. */
export const trucking: LibraryForm = {
  formId: 'trucking',
  draft: {
    name: 'Trucking supplement',
    title: 'Supplement for truckers',
    policyType: 'TRANSPORTATION',
    edition: libraryEdition,
  },
  layout: { pages: [applicantPage(authority), operations, drivers, safety, signaturePage()] },
}
