import { factsOf, yesNoFacts } from './fact-definition.ts'

/** The fleet, those who drive it and how both are looked after. */
export const autoFacts = [
  ...factsOf('Autos', null, {
    vehiclesPrivate: ['whole', 'Cars, vans and sport-utility vehicles'],
    vehiclesLight: ['whole', 'Light trucks', { help: 'Up to 10,000 lb gross weight.' }],
    vehiclesMedium: ['whole', 'Medium trucks', { help: '10,001 to 20,000 lb.' }],
    vehiclesHeavy: ['whole', 'Heavy and extra-heavy trucks', { help: 'More than 20,000 lb.' }],
    vehiclesTractors: ['whole', 'Truck tractors'],
    vehiclesTrailers: ['whole', 'Trailers'],
    driversTotal: ['whole', 'Drivers'],
    localPercent: ['percent', 'Trips within 50 miles'],
    intermediatePercent: ['percent', 'Trips of 51 to 200 miles'],
    longPercent: ['percent', 'Trips beyond 200 miles'],
    annualMiles: ['whole', 'Miles driven in a year, all vehicles'],
    annualMilesLastYear: ['whole', 'Miles driven in the last full year'],
    hiredAutoCost: ['money', 'Yearly cost of hired and rented vehicles'],
    personalAutoDrivers: ['whole', 'Employees who drive their own cars for you'],
    dotNumber: ['text', 'US DOT number'],
    motorCarrierNumber: ['text', 'Motor carrier (MC) number'],
    safetyRating: [
      'choice',
      'Federal safety rating',
      { choices: ['Satisfactory', 'Conditional', 'Unsatisfactory', 'Not rated'] },
    ],
    driverRecordCriteria: [
      'longText',
      'When is a driver’s record good enough?',
      { help: 'Violations and accidents you allow, and in how many years.' },
    ],
    driverTurnoverPercent: ['percent', 'Drivers who left in the last year'],
    leastDriverAge: ['whole', 'Youngest age at which you let someone drive'],
    leastDriverYears: ['decimal', 'Years of experience you ask of a driver'],
    ownerOperators: ['whole', 'Owner-operators under lease to you'],
    maxVehiclesGarage: ['whole', 'Most vehicles at one place overnight'],
  }),
  ...yesNoFacts('Autos', {
    driverRecordsChecked: [
      'Do you check driving records before hiring and every year?',
      'How, and what happens when a record is poor',
    ],
    telematics: [
      'Do vehicles carry telematics or speed limiters?',
      'Which system, in how many vehicles, and how results are used',
    ],
    dashCameras: ['Do vehicles carry cameras?', 'Facing the road, the driver or both; in how many'],
    personalUse: ['May employees use your vehicles for themselves?', 'Who, and the rules in writing'],
    familyDrivers: ['May family members drive your vehicles?', 'Who, and how their records are checked'],
    personalAutosForWork: [
      'Do employees use their own cars in your work?',
      'For what, and which limits you ask of their own insurance',
    ],
    vehicleMaintenance: ['Are vehicles maintained by a plan, with records kept?', 'Own shop or others, and how often'],
    distractedDriving: ['Is there a rule in writing against hand-held phones?', 'How it is enforced'],
    driverTraining: ['Are drivers trained when hired and after?', 'What, how often, and who trains'],
    driverIncentives: ['Is safe driving rewarded?', 'How'],
    hazmatHauled: ['Do you haul dangerous goods?', 'Which, how much, placards and filings'],
    passengersCarried: ['Do you carry passengers for a fee or as a service?', 'Whom, how many and how often'],
    vehiclesLeasedOut: ['Are vehicles leased or lent to others?', 'To whom, and who insures them'],
    filingsRequired: ['Are state or federal filings required?', 'Which, and in which states'],
    nonOwnedTrailers: [
      'Do you pull trailers of others?',
      'Number, highest value, and whether there is an interchange agreement',
    ],
    doubleBrokered: [
      'Do you broker loads or give them to other carriers?',
      'Share of revenue, and how their insurance is checked',
    ],
    electronicLogs: ['Are hours of service kept by electronic logs?', 'Which system, and who reviews it'],
    teamDriving: ['Do drivers work in teams, or through the night?', 'How many, and how rest is planned'],
  }),
]

/** Each vehicle. */
export const vehicleFacts = factsOf('Autos', 'vehicles', {
  vehicleNumber: ['text', 'Unit number'],
  vehicleYear: ['year', 'Year'],
  vehicleMake: ['text', 'Make'],
  vehicleModel: ['text', 'Model'],
  vehicleVin: ['text', 'VIN', { help: '17 letters and digits, on the registration.' }],
  vehicleCostNew: ['money', 'Cost when new'],
  vehicleGarageZip: ['zip', 'ZIP code where it is kept'],
  vehicleState: ['state', 'Plate state'],
  vehicleRadius: ['choice', 'Radius', { choices: ['Local (50 miles)', 'Intermediate (200 miles)', 'Long distance'] }],
  vehicleUse: ['choice', 'Use', { choices: ['Service', 'Retail', 'Commercial', 'Private'] }],
})

/** Each driver. */
export const driverFacts = factsOf('Autos', 'drivers', {
  driverName: ['text', 'Driver'],
  driverBirthDate: ['date', 'Date of birth', { pastOnly: true }],
  driverLicenceState: ['state', 'Licence state'],
  driverHired: ['date', 'Hired on', { pastOnly: true }],
  driverYears: ['whole', 'Years licensed'],
  driverCommercialLicence: ['yesNo', 'Commercial licence?'],
  driverViolations: ['whole', 'Violations in three years'],
  driverAccidents: ['whole', 'Accidents in three years'],
})
