import { factsOf, yesNoFacts } from './fact-definition.ts'

/** The fleet, those who drive it and how both are looked after. */
export const autoFacts = [
  ...factsOf('Autos', null, {
    vehiclesPrivate: ['whole', 'Private passenger vehicles'],
    vehiclesLight: ['whole', 'Light trucks', { help: 'Up to 10,000 lb gross weight.' }],
    vehiclesMedium: ['whole', 'Medium trucks', { help: '10,001 to 20,000 lb.' }],
    vehiclesHeavy: ['whole', 'Heavy and extra-heavy trucks', { help: 'More than 20,000 lb.' }],
    vehiclesTractors: ['whole', 'Truck tractors'],
    vehiclesTrailers: ['whole', 'Trailers'],
    driversTotal: ['whole', 'Drivers'],
    localPercent: ['percent', 'Trips within 50 miles'],
    intermediatePercent: ['percent', 'Trips of 51 to 200 miles'],
    longPercent: ['percent', 'Trips beyond 200 miles'],
    annualMiles: ['whole', 'Annual miles driven, all vehicles'],
    annualMilesLastYear: ['whole', 'Miles driven in the last full year'],
    hiredAutoCost: ['money', 'Annual cost of hired and rented vehicles'],
    personalAutoDrivers: ['whole', 'Employees who drive personal vehicles for business'],
    dotNumber: ['text', 'US DOT number'],
    motorCarrierNumber: ['text', 'Motor carrier (MC) number'],
    safetyRating: [
      'choice',
      'Federal safety rating',
      { choices: ['Satisfactory', 'Conditional', 'Unsatisfactory', 'Not rated'] },
    ],
    driverRecordCriteria: [
      'longText',
      'What are your driver record standards?',
      { help: 'Allowed violations and accidents, and over how many years.' },
    ],
    driverTurnoverPercent: ['percent', 'Drivers who left in the last year'],
    leastDriverAge: ['whole', 'Minimum driver age'],
    leastDriverYears: ['decimal', 'Years of driving experience required'],
    ownerOperators: ['whole', 'Owner-operators under lease to you'],
    maxVehiclesGarage: ['whole', 'Maximum number of vehicles at one location overnight'],
  }),
  ...yesNoFacts('Autos', {
    driverRecordsChecked: [
      'Do you check driving records before hiring and every year?',
      'Describe how, and what happens if a record is poor',
    ],
    telematics: [
      'Do vehicles have telematics or speed limiters?',
      'Describe the system, the number of vehicles, and how results are used',
    ],
    dashCameras: [
      'Do vehicles have dash cameras?',
      'Describe the camera direction (road, driver, or both) and the number of vehicles',
    ],
    personalUse: ['Do you allow personal use of company vehicles?', 'Describe who, and the written rules'],
    familyDrivers: ['Do family members drive your vehicles?', 'Describe who, and how their records are checked'],
    personalAutosForWork: [
      'Do employees use personal vehicles for business?',
      'Describe the use, and the limits you require on their insurance',
    ],
    vehicleMaintenance: [
      'Do you have a vehicle maintenance program with records?',
      'Describe the shop (own or outside) and the schedule',
    ],
    distractedDriving: ['Do you have a written policy against hand-held phone use?', 'Describe how it is enforced'],
    driverTraining: [
      'Do drivers receive training when hired and periodically afterward?',
      'Describe the training, its frequency, and who conducts it',
    ],
    driverIncentives: ['Do you have a safe driving incentive program?', 'How'],
    hazmatHauled: ['Do you haul hazardous materials?', 'Describe the materials, quantities, placards, and filings'],
    passengersCarried: [
      'Do you carry passengers for a fee or as a service?',
      'Describe the passengers, number, and frequency',
    ],
    vehiclesLeasedOut: [
      'Are vehicles leased or lent to others?',
      'Describe who leases or borrows them, and who insures them',
    ],
    filingsRequired: ['Are state or federal filings required?', 'Describe the filings and states'],
    nonOwnedTrailers: [
      'Do you pull trailers owned by others?',
      'Describe the number, highest value, and any interchange agreement',
    ],
    doubleBrokered: [
      'Do you broker loads or tender them to other carriers?',
      'Describe the percentage of revenue, and how their insurance is verified',
    ],
    electronicLogs: [
      'Do you use electronic logging devices (ELDs) for hours of service?',
      'Describe the system, and who reviews it',
    ],
    teamDriving: ['Do drivers work in teams or overnight?', 'Describe the number, and how rest is scheduled'],
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
  vehicleGarageZip: ['zip', 'Garaging ZIP code'],
  vehicleState: ['state', 'Plate state'],
  vehicleRadius: ['choice', 'Radius', { choices: ['Local (50 miles)', 'Intermediate (200 miles)', 'Long distance'] }],
  vehicleUse: ['choice', 'Use', { choices: ['Service', 'Retail', 'Commercial', 'Private'] }],
})

/** Each driver. */
export const driverFacts = factsOf('Autos', 'drivers', {
  driverName: ['text', 'Driver'],
  driverBirthDate: ['date', 'Date of birth', { pastOnly: true }],
  driverLicenceState: ['state', 'License state'],
  driverHired: ['date', 'Hired on', { pastOnly: true }],
  driverYears: ['whole', 'Years licensed'],
  driverCommercialLicence: ['yesNo', 'Commercial license?'],
  driverViolations: ['whole', 'Violations in three years'],
  driverAccidents: ['whole', 'Accidents in three years'],
})
