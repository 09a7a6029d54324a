import {
  alsoKnownAs,
  choice,
  count,
  date,
  defaultsTo,
  keyColumn,
  leasedOrOwned,
  location,
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

const serial = alsoKnownAs('Serial number', 'Serial #', 'SN', 'ID/serial no.')

export const equipmentColumns = [
  text('item', 'Item no.', 'Your number of the item', {
    frozen: true,
    maxLength: 20,
    ...alsoKnownAs('Item', 'Item #'),
  }),
  year('year', 'Year', 'Year of manufacture'),
  text('make', 'Make', 'Manufacturer', alsoKnownAs('Manufacturer')),
  text('model', 'Model', 'Model'),
  text('description', 'Description', 'What it is', required),
  text('serial', 'Serial no.', 'On its plate', { ...required, maxLength: 50, ...serial }),
  value('To be insured'),
  valuation,
  leasedOrOwned('ownership', 'Leased or owned', 'L or O'),
  date('acquired', 'Acquired', 'Day of purchase or lease', alsoKnownAs('Date purchased')),
  location(),
  text('lossPayee', 'Loss payee', 'Name on the Additional Interests schedule'),
  deductible,
  money('rentalCost', 'Rental cost', 'Rent of a year for leased or rented equipment', totalled),
]

export const unscheduledEquipmentColumns = [
  text('category', 'Category', 'Such as hand tools or rented equipment', keyColumn),
  money('maxItem', 'Max any one item', 'Value of the dearest item', { ...required, ...alsoKnownAs('Max per item') }),
  money('total', 'Total', 'Value of all items', { ...required, ...totalled, ...alsoKnownAs('Total limit') }),
  valuation,
]

export const inlandMarineColumns = [
  choice(
    'floater',
    'Floater',
    'Kind of cover',
    ['Installation', 'Cargo', 'Bailee', 'A/R', 'Valuable Papers', 'Sign', 'Tools'],
    keyColumn,
  ),
  text('description', 'Description', 'What is covered', { frozen: true }),
  location(),
  money('limit', 'Limit', 'Of the floater', { ...required, ...totalled }),
  money('itemLimit', 'Any one item', 'Limit for one item or conveyance', alsoKnownAs('Sublimit', 'Any one conveyance')),
  deductible,
  text('basis', 'Basis', 'What the premium is figured on'),
]

export const miscPropertyColumns = [
  text('item', 'Item', 'What it is', keyColumn),
  text('description', 'Description', 'What tells it apart'),
  text('serial', 'Serial no.', 'On its plate', { maxLength: 50, ...serial }),
  value('To be insured'),
  location(),
  valuation,
  deductible,
]

export const fineArtsColumns = [
  text('artist', 'Artist', 'Who made it', { frozen: true }),
  text('title', 'Title', 'Of the work', keyColumn),
  text('medium', 'Medium', 'Such as oil on canvas'),
  yearOrRange('year', 'Year', 'YYYY or YYYY-YYYY'),
  text('dimensions', 'Dimensions', 'With the unit'),
  location(),
  value('By the last appraisal'),
  date('appraised', 'Appraised', 'Day of the last appraisal', alsoKnownAs('Appraisal date')),
  text('appraiser', 'Appraiser', 'Who appraised it'),
  yesNo('breakage', 'Breakage', 'Y where breakage is covered'),
  webAddress('photo', 'Photo', 'Address of a picture'),
]

export const miscellaneousColumns = [
  text('coverage', 'Coverage', 'Name of the cover', keyColumn),
  text('description', 'Description', 'What is covered'),
  money('limit', 'Limit', 'Per occurrence', totalled),
  deductible,
  money('premium', 'Premium', 'Of the term', totalled),
  longText('remark', 'Remark', 'Anything else'),
]

export const storageTankColumns = [
  location(keyColumn),
  text('tank', 'Tank id', 'Your number of the tank', {
    ...keyColumn,
    maxLength: 20,
    ...alsoKnownAs('Tank #', 'Tank no.'),
  }),
  choice('placement', 'Above or under', 'Above or under the ground', ['Above', 'Under'], {
    ...required,
    ...alsoKnownAs('AST/UST'),
  }),
  count('capacity', 'Capacity', 'Gallons', { ...required, ...totalled, ...alsoKnownAs('Gallons') }),
  text('contents', 'Contents', 'What it holds', required),
  year('installed', 'Installed', 'Year', { ...required, ...alsoKnownAs('Year installed') }),
  choice('construction', 'Construction', 'Of the tank', ['Steel', 'FRP', 'Double Wall']),
  text('leakDetection', 'Leak detection', 'How a leak is found'),
  text('cathodic', 'Cathodic protection', 'How it is kept from rust'),
  date('lastTest', 'Last test', 'Day of the last tightness test'),
  text('registration', 'Registered no.', 'Number with the state', { maxLength: 30 }),
  date('closed', 'Closed', 'Day it was taken out of use'),
]

export const openLotColumns = [
  location(keyColumn),
  count('vehicles', 'Vehicles', 'At one time', totalled),
  money('averageValue', 'Average value', 'Of all vehicles at one time', { ...required, ...alsoKnownAs('Avg value') }),
  money('maxValue', 'Max value', 'Of all vehicles at one time', { ...required, ...totalled }),
  money('limit', 'Limit', 'For the lot', { ...required, ...totalled }),
  choice('protection', 'Lot protection', 'What keeps thieves out', ['Fence', 'Post-Chain', 'None']),
  choice('reporting', 'Reporting', 'How often values are reported', ['Monthly', 'Quarterly', 'None']),
  money('hailDeductible', 'Wind/hail ded', 'Per loss by wind or hail'),
]

export const garageColumns = [
  location(keyColumn),
  choice('operation', 'Operation', 'What the garage does', ['Franchised', 'Non-Franchised', 'Service', 'Parking']),
  count('operatorsFull', 'Class I full-time', 'Operators of class I, full-time', totalled),
  count('operatorsPart', 'Class I part-time', 'Operators of class I, part-time', totalled),
  count('othersFull', 'Class II full-time', 'Operators of class II, full-time', totalled),
  count('othersPart', 'Class II part-time', 'Operators of class II, part-time', totalled),
  count('furnished', 'Furnished autos', 'People who are furnished an auto', totalled),
  count('employees', 'Employees', 'All who work here', totalled),
  money('sales', 'Sales', 'Of a year', totalled),
  count('plates', 'Plates', 'Dealer and repair plates', totalled),
  whole('testRadius', 'Test radius', 'Miles of test drives', { max: 1000 }),
]

export const garageKeeperColumns = [
  location(keyColumn),
  count('maxVehicles', 'Max vehicles', 'Of customers at one time', { ...required, ...totalled }),
  money('averageValue', 'Average value', 'Of one vehicle', alsoKnownAs('Avg value')),
  money('limit', 'Limit', 'For the place', { ...required, ...totalled }),
  choice('basis', 'Basis', 'When a loss is paid', ['Legal', 'Direct Primary', 'Direct Excess'], required),
  money('compDeductible', 'Comp ded', 'Comprehensive deductible'),
  money('collDeductible', 'Coll ded', 'Collision deductible'),
  money('eventDeductible', 'Max event ded', 'Most that one event costs in deductibles'),
]
