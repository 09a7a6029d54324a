import {
  alsoKnownAs,
  choice,
  count,
  date,
  defaultsTo,
  keyColumn,
  leasedOrOwned,
  location,
  makeAndModel,
  longText,
  money,
  required,
  text,
  totalled,
  webAddress,
  whole,
  year,
  yearOrRange,
  yesNo,
} from './column.ts'

const valuation = choice('valuation', 'Valuation', 'How a loss is valued', ['ACV', 'RC'], defaultsTo('ACV'))
const deductible = money('deductible', 'Deductible', 'Per loss', alsoKnownAs('Ded'))

const value = (help: string) =>
  money('value', 'Value', help, {
    ...required,
    ...totalled,
    ...alsoKnownAs('Limit', 'Amount of insurance', 'Insured value'),
  })

const serial = alsoKnownAs('Serial number', 'Serial #', 'SN', 'S/N', 'ID/serial no.')

export const equipmentColumns = [
  text('item', 'Item no.', 'Your item number', {
    frozen: true,
    maxLength: 20,
    ...alsoKnownAs('Item', 'Item #'),
  }),
  year('year', 'Year', 'Year of manufacture'),
  text('make', 'Make', 'Manufacturer', alsoKnownAs('Manufacturer', 'Mfr', 'Mfg', ...makeAndModel)),
  text('model', 'Model', 'Model'),
  text('description', 'Description', 'Description of the item', required),
  text('serial', 'Serial no.', 'On its plate', { ...required, maxLength: 50, ...serial }),
  value('To be insured'),
  valuation,
  leasedOrOwned('ownership', 'Leased or owned', 'L or O'),
  date('acquired', 'Acquired', 'Date of purchase or lease', alsoKnownAs('Date purchased')),
  location(),
  text('lossPayee', 'Loss payee', 'Name on the Additional Interests schedule'),
  deductible,
  money('rentalCost', 'Rental cost', 'Annual rent for leased or rented equipment', totalled),
]

export const unscheduledEquipmentColumns = [
  text('category', 'Category', 'Example: hand tools or rented equipment', keyColumn),
  money('maxItem', 'Max any one item', 'Value of the most expensive item', {
    ...required,
    ...alsoKnownAs('Max per item'),
  }),
  money('total', 'Total', 'Value of all items', { ...required, ...totalled, ...alsoKnownAs('Total limit') }),
  valuation,
]

export const inlandMarineColumns = [
  choice(
    'floater',
    'Floater',
    'Kind of coverage',
    ['Installation', 'Cargo', 'Bailee', 'A/R', 'Valuable Papers', 'Sign', 'Tools'],
    keyColumn,
  ),
  text('description', 'Description', 'What is covered', { frozen: true }),
  location(),
  money('limit', 'Limit', 'Of the floater', { ...required, ...totalled }),
  money('itemLimit', 'Any one item', 'Limit for one item or conveyance', alsoKnownAs('Sublimit', 'Any one conveyance')),
  deductible,
  text('basis', 'Basis', 'Premium basis'),
]

export const miscPropertyColumns = [
  text('item', 'Item', 'Description of the item', keyColumn),
  text('description', 'Description', 'Distinguishing features'),
  text('serial', 'Serial no.', 'On its plate', { maxLength: 50, ...serial }),
  value('To be insured'),
  location(),
  valuation,
  deductible,
]

export const fineArtsColumns = [
  text('artist', 'Artist', 'Who made it', { frozen: true }),
  text('title', 'Title', 'Of the work', keyColumn),
  text('medium', 'Medium', 'Example: oil on canvas'),
  yearOrRange('year', 'Year', 'YYYY or YYYY-YYYY'),
  text('dimensions', 'Dimensions', 'With the unit'),
  location(),
  value('By the last appraisal'),
  date('appraised', 'Appraised', 'Date of the last appraisal', alsoKnownAs('Appraisal date')),
  text('appraiser', 'Appraiser', 'Who appraised it'),
  yesNo('breakage', 'Breakage', 'Y if breakage is covered'),
  webAddress('photo', 'Photo', 'Web address of a photo'),
]

export const miscellaneousColumns = [
  text('coverage', 'Coverage', 'Name of the coverage', keyColumn),
  text('description', 'Description', 'What is covered'),
  money('limit', 'Limit', 'Per occurrence', totalled),
  deductible,
  money('premium', 'Premium', 'Of the term', totalled),
  longText('remark', 'Remark', 'Anything else'),
]

export const storageTankColumns = [
  location(keyColumn),
  text('tank', 'Tank id', 'Your tank number', {
    ...keyColumn,
    maxLength: 20,
    ...alsoKnownAs('Tank #', 'Tank no.'),
  }),
  choice('placement', 'Above or under', 'Above ground or underground', ['Above', 'Under'], {
    ...required,
    ...alsoKnownAs('AST/UST'),
  }),
  count('capacity', 'Capacity', 'Gallons', { ...required, ...totalled, ...alsoKnownAs('Gallons') }),
  text('contents', 'Contents', 'Contents of the tank', required),
  year('installed', 'Installed', 'Year', { ...required, ...alsoKnownAs('Year installed') }),
  choice('construction', 'Construction', 'Of the tank', ['Steel', 'FRP', 'Double Wall']),
  text('leakDetection', 'Leak detection', 'Leak detection method'),
  text('cathodic', 'Cathodic protection', 'Corrosion protection'),
  date('lastTest', 'Last test', 'Date of the last tightness test'),
  text('registration', 'Registered no.', 'State registration number', { maxLength: 30 }),
  date('closed', 'Closed', 'Date it was taken out of service'),
]

export const openLotColumns = [
  location(keyColumn),
  count('vehicles', 'Vehicles', 'At one time', totalled),
  money('averageValue', 'Average value', 'Average value of all vehicles at one time', {
    ...required,
    ...alsoKnownAs('Avg value'),
  }),
  money('maxValue', 'Max value', 'Maximum value of all vehicles at one time', { ...required, ...totalled }),
  money('limit', 'Limit', 'For the lot', { ...required, ...totalled }),
  choice('protection', 'Lot protection', 'Theft protection', ['Fence', 'Post-Chain', 'None']),
  choice('reporting', 'Reporting', 'How often values are reported', ['Monthly', 'Quarterly', 'None']),
  money('hailDeductible', 'Wind/hail ded', 'Per loss by wind or hail'),
]

export const garageColumns = [
  location(keyColumn),
  choice('operation', 'Operation', 'Type of garage operation', ['Franchised', 'Non-Franchised', 'Service', 'Parking']),
  count('operatorsFull', 'Class I full-time', 'Operators of class I, full-time', totalled),
  count('operatorsPart', 'Class I part-time', 'Operators of class I, part-time', totalled),
  count('othersFull', 'Class II full-time', 'Operators of class II, full-time', totalled),
  count('othersPart', 'Class II part-time', 'Operators of class II, part-time', totalled),
  count('furnished', 'Furnished autos', 'People furnished an auto', totalled),
  count('employees', 'Employees', 'All who work here', totalled),
  money('sales', 'Sales', 'Of a year', totalled),
  count('plates', 'Plates', 'Dealer and repair plates', totalled),
  whole('testRadius', 'Test radius', 'Test drive radius in miles', { max: 1000 }),
]

export const garageKeeperColumns = [
  location(keyColumn),
  count('maxVehicles', 'Max vehicles', 'Of customers at one time', { ...required, ...totalled }),
  money('averageValue', 'Average value', 'Of one vehicle', alsoKnownAs('Avg value')),
  money('limit', 'Limit', 'For the place', { ...required, ...totalled }),
  choice('basis', 'Basis', 'Coverage basis', ['Legal', 'Direct Primary', 'Direct Excess'], required),
  money('compDeductible', 'Comp ded', 'Comprehensive deductible'),
  money('collDeductible', 'Coll ded', 'Collision deductible'),
  money('eventDeductible', 'Max event ded', 'Maximum deductible per event'),
]
