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
  makeAndModel,
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
  text('unit', 'Unit no.', 'Your vehicle number', {
    frozen: true,
    maxLength: 20,
    ...alsoKnownAs('Unit', 'Veh #', 'Vehicle no.'),
  }),
  year('year', 'Year', 'Model year', { ...keyColumn, ...alsoKnownAs('Model year', 'Yr') }),
  text('make', 'Make', 'Manufacturer', { ...keyColumn, ...alsoKnownAs(...makeAndModel) }),
  text('model', 'Model', 'Model or body', required),
  vin('vin', 'VIN', '17 letters and digits from 1981 on', required),
  choice('body', 'Body', 'Size class', bodies, alsoKnownAs('Body type', 'Vehicle type')),
  whole('gvw', 'GVW', 'Gross weight in pounds', { max: 200_000, ...alsoKnownAs('GVWR', 'GCW') }),
  whole('seats', 'Seats', 'Seats with the driver', { max: 100 }),
  money('costNew', 'Cost new', 'Price when new', { ...totalled, ...alsoKnownAs('Original cost', 'OCN') }),
  money('statedAmount', 'Stated amount', 'If coverage is for a stated amount', {
    ...totalled,
    ...alsoKnownAs('Stated amt', 'Stated value'),
  }),
  zip('garagingZip', 'Garaging ZIP', 'ZIP code where it is parked overnight', {
    ...required,
    ...alsoKnownAs('Garage zip', 'Zip'),
  }),
  state('plateState', 'Plate state', 'State of registration', {
    ...required,
    ...alsoKnownAs('State', 'Registered state'),
  }),
  choice(
    'radius',
    'Radius',
    'Local up to 50 miles, intermediate up to 200, long over 200',
    ['Local', 'Intermediate', 'Long'],
    {
      ...alsoKnownAs('Radius of operation'),
    },
  ),
  choice('use', 'Use', 'Use of the vehicle', ['Service', 'Retail', 'Commercial']),
  glClass('classCode', 'Class code', '5- or 6-digit rating class', alsoKnownAs('Class')),
  leasedOrOwned('ownership', 'Leased or owned', 'L or O', required),
  text('lessor', 'Lessor', 'Name on the Additional Interests schedule'),
  yesNo('liability', 'Liability', 'Y if liability applies', defaultsTo('Y')),
  limit('compDeductible', 'Comp ded', 'Comprehensive deductible', alsoKnownAs('Comp', 'Comprehensive')),
  limit('collDeductible', 'Coll ded', 'Collision deductible', alsoKnownAs('Coll', 'Collision')),
  limit('pip', 'PIP', 'Personal injury protection'),
  limit('uninsuredMotorists', 'UM/UIM', 'Uninsured and underinsured motorists', alsoKnownAs('UM', 'UIM')),
  limit('towing', 'Towing', 'Towing and labor'),
  text('driver', 'Driver', 'Name on the Drivers schedule'),
  text('fleet', 'Fleet', 'Fleet group'),
]

export const driverColumns = [
  text('name', 'Name', 'As on the license', { ...keyColumn, ...alsoKnownAs('Driver', 'Driver name', 'Full name') }),
  date('birthDate', 'Date of birth', 'mm/dd/yyyy', {
    ...required,
    ...personal,
    ...alsoKnownAs('DOB', 'Birth date'),
  }),
  text('licence', 'License no.', 'As on the license; only the last 4 characters are shown', {
    ...required,
    ...concealed,
    maxLength: 30,
    ...alsoKnownAs('Licence no.', 'License', 'License number', 'DL #', "Driver's license"),
  }),
  state('state', 'State', 'License state', { ...required, ...alsoKnownAs('Lic state', 'License state') }),
  text('licenceClass', 'Class', 'License class. Example: D or CDL A', alsoKnownAs('CDL', 'License class')),
  choice('sex', 'Sex', 'As on the license', ['F', 'M', 'X']),
  date('hired', 'Hired', 'First day of work', alsoKnownAs('Hire date', 'Date of hire', 'Date hired', 'DOH')),
  year(
    'firstLicensed',
    'First licensed',
    'Year of the first license',
    alsoKnownAs('Year licensed', 'Year license', 'Year first licensed'),
  ),
  choice('marital', 'Marital status', 'If the carrier requires it', ['Single', 'Married', 'Divorced', 'Widowed']),
  text('vehicle', 'Vehicle', 'Unit number on the Auto schedule'),
  yesNo('interstate', 'Interstate', 'Y if the driver crosses state lines'),
  date('mvrDate', 'MVR date', 'Date of the last motor vehicle report', alsoKnownAs('MVR')),
  count('violations', 'Violations', 'In the last 3 years', { ...totalled, ...alsoKnownAs('# violations') }),
  count('accidents', 'Accidents', 'In the last 3 years', { ...totalled, ...alsoKnownAs('# accidents') }),
  yesNo('excluded', 'Excluded', 'Y if the policy excludes the driver', defaultsTo('N')),
]

export const ownerOperatorColumns = [
  text('name', 'Name', 'Owner and operator of the truck', keyColumn),
  date('birthDate', 'Date of birth', 'mm/dd/yyyy', { ...personal, ...alsoKnownAs('DOB') }),
  text('licence', 'License no.', 'Only the last 4 characters are shown', {
    ...concealed,
    maxLength: 30,
    ...alsoKnownAs('Licence no.', 'License', 'CDL'),
  }),
  state('state', 'State', 'License state'),
  vin('vin', 'Truck VIN', '17 letters and digits'),
  date('leased', 'Leased', 'First day of the lease', alsoKnownAs('Lease date')),
  text('authority', 'Authority no.', 'MC or DOT number', { maxLength: 20, ...alsoKnownAs('MC #', 'DOT #') }),
  money('annualPay', 'Annual pay', 'Paid per year', totalled),
  yesNo('ownCover', 'Own WC or occ. acc.', 'Y if the operator has work comp or occupational accident coverage'),
  date(
    'certificateExpires',
    'Certificate expires',
    'Expiration date of the certificate for that coverage',
    alsoKnownAs('Cert expiry'),
  ),
]

export const driveOtherColumns = [
  text('individual', 'Individual', 'Person covered while driving non-owned autos', {
    ...keyColumn,
    ...alsoKnownAs('Name'),
  }),
  text('relation', 'Relation', 'To the named insured'),
  limit('liability', 'Liability', 'Limit'),
  limit('uninsuredMotorists', 'UM', 'Uninsured motorists limit'),
  limit('medPay', 'Med pay', 'Medical payments limit'),
  limit('compDeductible', 'Comp ded', 'Comprehensive deductible'),
  limit('collDeductible', 'Coll ded', 'Collision deductible'),
  yesNo('spouse', 'Spouse included', 'Y if the spouse is also covered'),
  yesNo('noOwnAuto', 'No personal auto', 'Y confirms that the individual does not own a personal auto', required),
]

export const pipColumns = [
  text('vehicle', 'Vehicle', 'Unit number on the Auto schedule, or enter the state', { frozen: true }),
  state('state', 'State', 'If not on the vehicle', { frozen: true }),
  text('option', 'PIP option', "As named on the state's form", required),
  limit('limit', 'Limit', 'Per person'),
  limit('deductible', 'Deductible', 'Per person'),
  yesNo('workLoss', 'Work loss', 'Y if lost wages are covered'),
  yesNo('stacking', 'Stacking', 'Y if the limits of several vehicles stack'),
  limit('medPay', 'Med pay', 'Medical payments limit'),
]

export const trailerInterchangeColumns = [
  count('trailers', 'Trailers', 'Trailers of others at one time', { ...keyColumn, min: 1, max: 100_000, ...totalled }),
  text('type', 'Type', 'Van, reefer, flatbed, chassis, or tank', { frozen: true }),
  money('maxValue', 'Max value', 'Value of the most valuable trailer', required),
  whole('days', 'Days per year', 'Days in use, 1 to 366', { min: 1, max: 366 }),
  limit('compDeductible', 'Comp ded', 'Comprehensive deductible'),
  limit('collDeductible', 'Coll ded', 'Collision deductible'),
  date('agreement', 'Agreement', 'Date of the interchange agreement', required),
]

export const travelColumns = [
  country('country', 'Country', 'Destination country', keyColumn),
  text('purpose', 'Purpose', 'Purpose of travel'),
  count('travellers', 'Travelers', 'People per year', {
    ...totalled,
    words: ['Included'],
    ...alsoKnownAs('Travellers'),
  }),
  count('trips', 'Trips', 'Trips per year', { ...totalled, words: ['Included'] }),
  whole('averageDays', 'Average days', 'Days per trip, up to 366', { max: 366, words: ['Included'] }),
  choice('employeeKind', 'Employee kind', 'Employee category by applicable law', [
    'US National',
    'Local National',
    'Third Country National',
  ]),
  money('payroll', 'Payroll', 'Annual payroll for work there', { ...totalled, words: ['Included'] }),
]
