import {
  alsoKnownAs,
  choice,
  concealed,
  country,
  count,
  date,
  defaultsTo,
  glClass,
  keyColumn,
  leasedOrOwned,
  limit,
  money,
  personal,
  required,
  state,
  text,
  totalled,
  vin,
  whole,
  year,
  yesNo,
  zip,
} from './column.ts'

const bodies = ['PP', 'Light', 'Medium', 'Heavy', 'Extra-Heavy', 'Trailer']

export const autoColumns = [
  text('unit', 'Unit no.', 'Your number of the vehicle', {
    frozen: true,
    maxLength: 20,
    ...alsoKnownAs('Unit', 'Veh #', 'Vehicle no.'),
  }),
  year('year', 'Year', 'Model year', { ...keyColumn, ...alsoKnownAs('Model year', 'Yr') }),
  text('make', 'Make', 'Manufacturer', keyColumn),
  text('model', 'Model', 'Model or body', required),
  vin('vin', 'VIN', '17 letters and digits from 1981 on', required),
  choice('body', 'Body', 'Size class', bodies, alsoKnownAs('Body type', 'Vehicle type')),
  whole('gvw', 'GVW', 'Gross weight in pounds', { max: 200_000, ...alsoKnownAs('GVWR', 'GCW') }),
  whole('seats', 'Seats', 'Seats with the driver', { max: 100 }),
  money('costNew', 'Cost new', 'Price when new', { ...totalled, ...alsoKnownAs('Original cost', 'OCN') }),
  money('statedAmount', 'Stated amount', 'Where the cover is for a stated amount', totalled),
  zip('garagingZip', 'Garaging ZIP', 'Where it stands at night', { ...required, ...alsoKnownAs('Garage zip', 'Zip') }),
  state('plateState', 'Plate state', 'State of registration', {
    ...required,
    ...alsoKnownAs('State', 'Registered state'),
  }),
  choice('radius', 'Radius', 'Local to 50 miles, intermediate to 200, long beyond', ['Local', 'Intermediate', 'Long'], {
    ...alsoKnownAs('Radius of operation'),
  }),
  choice('use', 'Use', 'What it is used for', ['Service', 'Retail', 'Commercial']),
  glClass('classCode', 'Class code', 'Rating class of five or six digits', alsoKnownAs('Class')),
  leasedOrOwned('ownership', 'Leased or owned', 'L or O', required),
  text('lessor', 'Lessor', 'Name on the Additional Interests schedule'),
  yesNo('liability', 'Liability', 'Y where liability covers it', defaultsTo('Y')),
  limit('compDeductible', 'Comp ded', 'Comprehensive deductible', alsoKnownAs('Comp', 'Comprehensive')),
  limit('collDeductible', 'Coll ded', 'Collision deductible', alsoKnownAs('Coll', 'Collision')),
  limit('pip', 'PIP', 'Personal injury protection'),
  limit('uninsuredMotorists', 'UM/UIM', 'Uninsured and underinsured motorists', alsoKnownAs('UM', 'UIM')),
  limit('towing', 'Towing', 'Towing and labor'),
  text('driver', 'Driver', 'Name on the Drivers schedule'),
  text('fleet', 'Fleet', 'Group of vehicles that belong together'),
]

export const driverColumns = [
  text('name', 'Name', 'As on the licence', { ...keyColumn, ...alsoKnownAs('Driver', 'Driver name', 'Full name') }),
  date('birthDate', 'Date of birth', 'mm/dd/yyyy', {
    ...required,
    ...personal,
    ...alsoKnownAs('DOB', 'Birth date'),
  }),
  text('licence', 'Licence no.', 'As on the licence; shown by its last four', {
    ...required,
    ...concealed,
    maxLength: 30,
    ...alsoKnownAs('License', 'License number', 'DL #', "Driver's license"),
  }),
  state('state', 'State', 'State of the licence', { ...required, ...alsoKnownAs('Lic state', 'License state') }),
  text('licenceClass', 'Class', 'Class of the licence, such as D or CDL A', alsoKnownAs('CDL', 'License class')),
  choice('sex', 'Sex', 'As on the licence', ['F', 'M', 'X']),
  date('hired', 'Hired', 'First day of work', alsoKnownAs('Hire date', 'Date of hire')),
  year('firstLicensed', 'First licensed', 'Year of the first licence', alsoKnownAs('Year licensed')),
  choice('marital', 'Marital status', 'Where the carrier asks', ['Single', 'Married', 'Divorced', 'Widowed']),
  text('vehicle', 'Vehicle', 'Unit number on the Auto schedule'),
  yesNo('interstate', 'Interstate', 'Y where the driver crosses state lines'),
  date('mvrDate', 'MVR date', 'Date of the last motor vehicle report', alsoKnownAs('MVR')),
  count('violations', 'Violations', 'In the last three years', totalled),
  count('accidents', 'Accidents', 'In the last three years', totalled),
  yesNo('excluded', 'Excluded', 'Y where the policy excludes the driver', defaultsTo('N')),
]

export const ownerOperatorColumns = [
  text('name', 'Name', 'Owner and operator of the truck', keyColumn),
  date('birthDate', 'Date of birth', 'mm/dd/yyyy', { ...personal, ...alsoKnownAs('DOB') }),
  text('licence', 'Licence no.', 'Shown by its last four', {
    ...concealed,
    maxLength: 30,
    ...alsoKnownAs('License', 'CDL'),
  }),
  state('state', 'State', 'State of the licence'),
  vin('vin', 'Truck VIN', '17 letters and digits'),
  date('leased', 'Leased', 'First day of the lease', alsoKnownAs('Lease date')),
  text('authority', 'Authority no.', 'MC or DOT number', { maxLength: 20, ...alsoKnownAs('MC #', 'DOT #') }),
  money('annualPay', 'Annual pay', 'Paid in a year', totalled),
  yesNo('ownCover', 'Own WC or occ. acc.', 'Y where the operator has work comp or occupational accident cover'),
  date('certificateExpires', 'Certificate expires', 'Last day of the proof of that cover', alsoKnownAs('Cert expiry')),
]

export const driveOtherColumns = [
  text('individual', 'Individual', 'Who is covered in cars of others', { ...keyColumn, ...alsoKnownAs('Name') }),
  text('relation', 'Relation', 'To the named insured'),
  limit('liability', 'Liability', 'Limit'),
  limit('uninsuredMotorists', 'UM', 'Uninsured motorists limit'),
  limit('medPay', 'Med pay', 'Medical payments limit'),
  limit('compDeductible', 'Comp ded', 'Comprehensive deductible'),
  limit('collDeductible', 'Coll ded', 'Collision deductible'),
  yesNo('spouse', 'Spouse included', 'Y where the spouse is covered too'),
  yesNo('noOwnAuto', 'No personal auto', 'Y confirms that the individual owns no personal auto', required),
]

export const pipColumns = [
  text('vehicle', 'Vehicle', 'Unit number on the Auto schedule; or give the state', { frozen: true }),
  state('state', 'State', 'Where the vehicle itself does not say', { frozen: true }),
  text('option', 'PIP option', "As the state's form names it", required),
  limit('limit', 'Limit', 'Per person'),
  limit('deductible', 'Deductible', 'Per person'),
  yesNo('workLoss', 'Work loss', 'Y where lost wages are covered'),
  yesNo('stacking', 'Stacking', 'Y where limits of several vehicles add up'),
  limit('medPay', 'Med pay', 'Medical payments limit'),
]

export const trailerInterchangeColumns = [
  count('trailers', 'Trailers', 'Trailers of others at one time', { ...keyColumn, min: 1, max: 100_000, ...totalled }),
  text('type', 'Type', 'Van, reefer, flatbed, chassis or tank', { frozen: true }),
  money('maxValue', 'Max value', 'Of the most valuable one', required),
  whole('days', 'Days a year', 'Days in use, 1 to 366', { min: 1, max: 366 }),
  limit('compDeductible', 'Comp ded', 'Comprehensive deductible'),
  limit('collDeductible', 'Coll ded', 'Collision deductible'),
  date('agreement', 'Agreement', 'Date of the interchange agreement', required),
]

export const travelColumns = [
  country('country', 'Country', 'Where the journey goes', keyColumn),
  text('purpose', 'Purpose', 'Why people travel there'),
  count('travellers', 'Travellers', 'People a year', { ...totalled, words: ['Included'] }),
  count('trips', 'Trips', 'Journeys a year', { ...totalled, words: ['Included'] }),
  whole('averageDays', 'Average days', 'Days of one journey, up to 366', { max: 366, words: ['Included'] }),
  choice('employeeKind', 'Employee kind', 'Whose law covers them', [
    'US National',
    'Local National',
    'Third Country National',
  ]),
  money('payroll', 'Payroll', 'Payroll of a year for work there', { ...totalled, words: ['Included'] }),
]
