import {
  alsoKnownAs,
  choice,
  count,
  defaultsTo,
  keyColumn,
  limit,
  location,
  money,
  number,
  percent,
  required,
  text,
  totalled,
  whole,
  year,
  yearOrDate,
  yesNo,
} from './column.ts'

const building = whole('building', 'Building no.', 'Tells buildings at one place apart', {
  ...keyColumn,
  ...alsoKnownAs('Bldg', 'Bldg #', 'Building', 'Building number'),
})

const place = [
  location(keyColumn),
  building,
  text('address', 'Address', 'Where the Locations schedule does not say', alsoKnownAs('Street address')),
]

const constructionAndUse = [
  text('occupancy', 'Occupancy', 'What the building is used for, in AIR or ISO words', required),
  choice(
    'construction',
    'Construction',
    'ISO construction class 1 to 6',
    ['1 frame', '2 joisted masonry', '3 non-combustible', '4 masonry NC', '5 mod. fire resistive', '6 fire resistive'],
    { ...required, ...alsoKnownAs('Construction type', 'ISO construction') },
  ),
  year('yearBuilt', 'Year built', 'Four digits', { ...required, ...alsoKnownAs('Year', 'Yr built') }),
  whole('storeys', 'Storeys', 'Above ground', {
    ...required,
    min: 1,
    max: 200,
    ...alsoKnownAs('Stories', '# stories'),
  }),
  whole('basements', 'Basements', 'Storeys below ground', { max: 20, ...alsoKnownAs('Basement') }),
  count('area', 'Area', 'Square feet', {
    ...required,
    min: 1,
    max: 50_000_000,
    ...totalled,
    ...alsoKnownAs('Sq ft', 'Square feet'),
  }),
  count('units', 'Units', 'Dwellings or tenancies', totalled),
]

const protection = [
  choice('sprinkler', 'Sprinkler', 'How far the building is sprinklered', ['Full', 'Partial', 'None'], {
    ...required,
    ...alsoKnownAs('Sprinklered'),
  }),
  percent('sprinklered', 'Sprinklered', 'Share of the area under sprinklers', alsoKnownAs('% sprinklered')),
  text('protectionClass', 'Protection class', '1 to 10, 8B, 10W, or split such as 4/9 and 5/5X', { maxLength: 7 }),
  whole('hydrantFeet', 'Hydrant', 'Feet to the nearest hydrant', alsoKnownAs('Hydrant ft', 'Distance to hydrant')),
  number('stationMiles', 'Fire station', 'Miles to the nearest fire station', alsoKnownAs('Distance to station')),
  text('alarms', 'Alarms', 'Fire and burglar alarms and who watches them'),
]

const roofAndUpgrades = [
  text('roofType', 'Roof type', 'Cover of the roof'),
  whole('roofAge', 'Roof age', 'Years since it was laid', { max: 300 }),
  text('roofShape', 'Roof shape', 'Flat, gable, hip or other'),
  yearOrDate('wiringUpgrade', 'Wiring upgrade', 'Year or date of the last one'),
  yearOrDate('roofUpgrade', 'Roof upgrade', 'Year or date of the last one'),
  yearOrDate('plumbingUpgrade', 'Plumbing upgrade', 'Year or date of the last one'),
  yearOrDate('hvacUpgrade', 'HVAC upgrade', 'Year or date of the last one', alsoKnownAs('Heating upgrade')),
]

const hazards = [
  text('exposureNorth', 'Exposure N', 'What stands to the north, and how near'),
  text('exposureEast', 'Exposure E', 'What stands to the east, and how near'),
  text('exposureSouth', 'Exposure S', 'What stands to the south, and how near'),
  text('exposureWest', 'Exposure W', 'What stands to the west, and how near'),
  choice('floodZone', 'Flood zone', 'By the FEMA map', ['A', 'AE', 'AH', 'AO', 'AR', 'A99', 'V', 'VE', 'X', 'D']),
  text('quakeZone', 'Quake zone', "By the carrier's map"),
  text('windTier', 'Wind tier', "By the carrier's map"),
]

const value = (key: string, heading: string, help: string, more = {}) =>
  money(key, heading, help, { ...totalled, ...more })

const values = [
  value('buildingValue', 'Building', 'Cost to rebuild', {
    ...required,
    ...alsoKnownAs('Building value', 'Building limit'),
  }),
  value('contentsValue', 'Contents', 'Business personal property', alsoKnownAs('BPP', 'Personal property')),
  value('stockValue', 'Stock', 'Goods and materials', alsoKnownAs('Inventory')),
  value('improvementsValue', 'Improvements', 'Improvements and betterments of a tenant', alsoKnownAs('TIB')),
  value('edpValue', 'EDP', 'Computers and data'),
  value(
    'incomeValue',
    'BI/rents',
    'Business income and rents of a year',
    alsoKnownAs('Business income', 'BI', 'Rents'),
  ),
  value('otherValue', 'Other', 'Other values at the place'),
]

const terms = [
  choice('valuation', 'Valuation', 'How a loss is valued', ['RC', 'ACV', 'Agreed'], defaultsTo('RC')),
  choice('coinsurance', 'Coinsurance', 'Percent; 0 where it is waived', ['80', '90', '100', '0']),
  limit('deductible', 'AOP deductible', 'For all other perils', alsoKnownAs('Deductible')),
  percent('windDeductible', 'Wind deductible', 'Percent of the values'),
  limit('floodDeductible', 'Flood deductible', 'Per loss by flood'),
  limit('quakeDeductible', 'Quake deductible', 'Per loss by earthquake'),
  yesNo('blanket', 'Blanket', 'Y where one limit covers several buildings'),
  text('mortgagee', 'Mortgagee', 'Name on the Additional Interests schedule'),
  percent('vacant', 'Vacant', 'Share of the area that stands empty', alsoKnownAs('% vacant')),
]

/** The columns that make up the total insured value of a building. */
export const propertyValueColumns = values.map(({ key }) => key)

export const propertyColumns = [
  ...place,
  ...constructionAndUse,
  ...protection,
  ...roofAndUpgrades,
  ...hazards,
  ...values,
  ...terms,
]

export const edpColumns = [
  location(keyColumn),
  value('hardwareValue', 'Hardware', 'Cost to replace the equipment'),
  value('softwareValue', 'Software', 'Cost to replace programs'),
  value('dataValue', 'Media and data', 'Cost to restore media and data', alsoKnownAs('Media/data')),
  value('extraExpense', 'Extra expense', 'Cost to go on working elsewhere'),
  value('transitValue', 'Transit', 'Equipment on the way'),
  count('laptops', 'Laptops', 'Number of portable devices', totalled),
  choice('backup', 'Backup', 'Where and how often', ['Off-site', 'Daily', 'None']),
  yesNo('ups', 'UPS', 'Y where power cannot fail at once'),
]
