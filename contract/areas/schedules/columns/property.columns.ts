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

const building = whole('building', 'Building no.', 'Distinguishes buildings at one location', {
  ...keyColumn,
  ...alsoKnownAs('Bldg', 'Bldg #', 'Building', 'Building number'),
})

const place = [
  location(keyColumn),
  building,
  text(
    'address',
    'Address',
    'Street, city, state, and ZIP, if not on the Locations schedule',
    alsoKnownAs('Street', 'Street address', 'Location address', 'Property address'),
  ),
]

const constructionAndUse = [
  text('occupancy', 'Occupancy', 'Use of the building, in AIR or ISO terms', {
    ...required,
    ...alsoKnownAs('Occupancy code', 'Occupancy type', 'Occupancy description'),
  }),
  choice(
    'construction',
    'Construction',
    'ISO construction class 1 to 6',
    ['1 frame', '2 joisted masonry', '3 non-combustible', '4 masonry NC', '5 mod. fire resistive', '6 fire resistive'],
    {
      ...required,
      ...alsoKnownAs(
        'Construction type',
        'ISO construction',
        'Construction class',
        'Construction class ISO',
        'Construction code',
      ),
    },
  ),
  year('yearBuilt', 'Year built', '4 digits', { ...required, ...alsoKnownAs('Year', 'Yr built') }),
  whole('storeys', 'Stories', 'Above ground', {
    ...required,
    min: 1,
    max: 200,
    ...alsoKnownAs('Storeys', '# stories'),
  }),
  whole('basements', 'Basements', 'Stories below ground', { max: 20, ...alsoKnownAs('Basement') }),
  count('area', 'Area', 'Square feet', {
    ...required,
    min: 1,
    max: 50_000_000,
    ...totalled,
    ...alsoKnownAs('Sq ft', 'Square feet', 'Sq footage', 'Square footage', 'Floor area'),
  }),
  count('units', 'Units', 'Dwellings or tenancies', totalled),
]

const protection = [
  choice('sprinkler', 'Sprinkler', 'Extent of sprinklers', ['Full', 'Partial', 'None'], {
    ...required,
    ...alsoKnownAs('Sprinklered'),
  }),
  percent(
    'sprinklered',
    'Sprinklered',
    'Percentage of the area with sprinklers',
    alsoKnownAs('% sprinklered', '% sprinkler', 'Sprinklered %'),
  ),
  text('protectionClass', 'Protection class', '1 to 10, 8B, 10W, or a split class. Example: 4/9 or 5/5X', {
    maxLength: 7,
    ...alsoKnownAs('PC', 'PPC', 'Prot class', 'ISO protection class'),
  }),
  whole('hydrantFeet', 'Hydrant', 'Feet to the nearest hydrant', alsoKnownAs('Hydrant ft', 'Distance to hydrant')),
  number('stationMiles', 'Fire station', 'Miles to the nearest fire station', alsoKnownAs('Distance to station')),
  text('alarms', 'Alarms', 'Fire and burglar alarms and monitoring', alsoKnownAs('Alarm', 'Fire alarm')),
]

/** How lists name the year in which a part of a building was replaced. */
const updated = (...parts: string[]) =>
  parts.flatMap((part) => [`${part} updated`, `${part} update`, `${part} year`, `Year ${part}`])

const lastUpgrade = 'Year or date of the last one'

const roofAndUpgrades = [
  text('roofType', 'Roof type', 'Roof covering'),
  whole('roofAge', 'Roof age', 'Years since it was installed', { max: 300 }),
  text('roofShape', 'Roof shape', 'Flat, gable, hip, or other'),
  yearOrDate(
    'wiringUpgrade',
    'Wiring upgrade',
    lastUpgrade,
    alsoKnownAs('Wiring', 'Electrical', ...updated('Wiring', 'Electrical')),
  ),
  yearOrDate('roofUpgrade', 'Roof upgrade', lastUpgrade, alsoKnownAs(...updated('Roof'))),
  yearOrDate('plumbingUpgrade', 'Plumbing upgrade', lastUpgrade, alsoKnownAs('Plumbing', ...updated('Plumbing'))),
  yearOrDate(
    'hvacUpgrade',
    'HVAC upgrade',
    lastUpgrade,
    alsoKnownAs('HVAC', 'Heating upgrade', ...updated('HVAC', 'Heating')),
  ),
]

const hazards = [
  text('exposureNorth', 'Exposure N', 'Exposure to the north and its distance'),
  text('exposureEast', 'Exposure E', 'Exposure to the east and its distance'),
  text('exposureSouth', 'Exposure S', 'Exposure to the south and its distance'),
  text('exposureWest', 'Exposure W', 'Exposure to the west and its distance'),
  choice(
    'floodZone',
    'Flood zone',
    'By the FEMA map',
    ['A', 'AE', 'AH', 'AO', 'AR', 'A99', 'V', 'VE', 'X', 'D'],
    alsoKnownAs('FEMA zone', 'FEMA flood zone'),
  ),
  text('quakeZone', 'Quake zone', "By the carrier's map"),
  text('windTier', 'Wind tier', "By the carrier's map"),
]

const value = (key: string, heading: string, help: string, more = {}) =>
  money(key, heading, help, { ...totalled, ...more })

const values = [
  value('buildingValue', 'Building', 'Cost to rebuild', {
    ...required,
    ...alsoKnownAs('Building value', 'Building limit', 'Building TIV', 'Building val', 'Building replacement cost'),
  }),
  value(
    'contentsValue',
    'Contents',
    'Business personal property',
    alsoKnownAs('BPP', 'Personal property', 'Contents BPP', 'Contents value', 'Contents limit', 'Contents TIV'),
  ),
  value('stockValue', 'Stock', 'Goods and materials', alsoKnownAs('Inventory')),
  value(
    'improvementsValue',
    'Improvements',
    'Improvements and betterments of a tenant',
    alsoKnownAs('TIB', 'Betterments', 'Improvements and betterments'),
  ),
  value('edpValue', 'EDP', 'Computers and data'),
  value(
    'incomeValue',
    'BI/rents',
    'Annual business income and rents',
    alsoKnownAs(
      'Business income',
      'BI',
      'Rents',
      'BI/EE',
      'BI TIV',
      'BITIV',
      'BI & rents',
      'Business income and extra expense',
    ),
  ),
  value('otherValue', 'Other', 'Other values at the location', alsoKnownAs('Other TIV', 'Other value')),
]

const terms = [
  choice('valuation', 'Valuation', 'How a loss is valued', ['RC', 'ACV', 'Agreed'], {
    ...defaultsTo('RC'),
    ...alsoKnownAs('Val', 'Valuation basis', 'RC/ACV', 'ACV/RC'),
  }),
  choice('coinsurance', 'Coinsurance', 'Percent; 0 if waived', ['80', '90', '100', '0'], alsoKnownAs('Coins %')),
  limit('deductible', 'AOP deductible', 'For all other perils', alsoKnownAs('Deductible')),
  percent('windDeductible', 'Wind deductible', 'Percent of the values'),
  limit('floodDeductible', 'Flood deductible', 'Per loss by flood'),
  limit('quakeDeductible', 'Quake deductible', 'Per loss by earthquake'),
  yesNo('blanket', 'Blanket', 'Y if one blanket limit applies to several buildings'),
  text('mortgagee', 'Mortgagee', 'Name on the Additional Interests schedule'),
  percent('vacant', 'Vacant', 'Percentage of the area that is vacant', alsoKnownAs('% vacant')),
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
  value('extraExpense', 'Extra expense', 'Cost to continue operations elsewhere'),
  value('transitValue', 'Transit', 'Equipment in transit'),
  count('laptops', 'Laptops', 'Number of portable devices', totalled),
  choice('backup', 'Backup', 'Location and frequency', ['Off-site', 'Daily', 'None']),
  yesNo('ups', 'UPS', 'Y if there is uninterruptible power'),
]
