import type { TypedRow } from './demo-vehicles.ts'

interface Site {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly occupancy: string
  readonly construction: string
  readonly yearBuilt: number
  readonly storeys: number
  readonly area: number
  /** Dollars to rebuild a square foot. */
  readonly rebuild: number
  readonly contents: number
  readonly fullTime: number
}

const contractorSites: readonly Site[] = [
  {
    name: 'Head office',
    street: '1420 W Fulton St',
    city: 'Chicago',
    state: 'IL',
    zip: '60607',
    occupancy: 'Office',
    construction: '4',
    yearBuilt: 1998,
    storeys: 3,
    area: 24_500,
    rebuild: 236,
    contents: 1_350_000,
    fullTime: 62,
  },
  {
    name: 'Aurora yard and shop',
    street: '885 Rathbone Ave',
    city: 'Aurora',
    state: 'IL',
    zip: '60506',
    occupancy: 'Contractor’s yard and repair shop',
    construction: '3',
    yearBuilt: 2006,
    storeys: 1,
    area: 38_000,
    rebuild: 128,
    contents: 2_480_000,
    fullTime: 41,
  },
  {
    name: 'Millwork plant',
    street: '2300 Summer St',
    city: 'Hammond',
    state: 'IN',
    zip: '46320',
    occupancy: 'Woodworking',
    construction: '2',
    yearBuilt: 1974,
    storeys: 2,
    area: 52_600,
    rebuild: 142,
    contents: 3_120_000,
    fullTime: 58,
  },
  {
    name: 'Rockford branch',
    street: '611 18th Ave',
    city: 'Rockford',
    state: 'IL',
    zip: '61104',
    occupancy: 'Office and storage',
    construction: '2',
    yearBuilt: 1989,
    storeys: 1,
    area: 14_200,
    rebuild: 151,
    contents: 410_000,
    fullTime: 17,
  },
  {
    name: 'Materials warehouse',
    street: '4700 S Central Ave',
    city: 'Chicago',
    state: 'IL',
    zip: '60638',
    occupancy: 'Warehouse',
    construction: '3',
    yearBuilt: 2011,
    storeys: 1,
    area: 67_000,
    rebuild: 104,
    contents: 1_960_000,
    fullTime: 12,
  },
  {
    name: 'Showroom',
    street: '38 E Galena Blvd',
    city: 'Aurora',
    state: 'IL',
    zip: '60505',
    occupancy: 'Retail showroom',
    construction: '1',
    yearBuilt: 1962,
    storeys: 2,
    area: 8_900,
    rebuild: 188,
    contents: 320_000,
    fullTime: 9,
  },
]

const rowsOf = <Row>(sites: readonly Site[], row: (site: Site, number: number) => Row): Row[] =>
  sites.map((site, index) => row(site, index + 1))

const locationRow = (site: Site, number: number): TypedRow => ({
  location: String(number),
  building: '1',
  name: site.name,
  street: site.street,
  city: site.city,
  state: site.state,
  zip: site.zip,
  area: String(site.area),
  fullTime: String(site.fullTime),
})

function propertyRow(site: Site, number: number): TypedRow {
  const building = site.area * site.rebuild
  return {
    location: String(number),
    building: '1',
    address: `${site.street}, ${site.city}`,
    occupancy: site.occupancy,
    construction: site.construction,
    yearBuilt: String(site.yearBuilt),
    storeys: String(site.storeys),
    area: String(site.area),
    sprinkler: site.yearBuilt > 1995 ? 'Full' : 'None',
    ...(site.yearBuilt > 1995 ? { sprinklered: '100' } : { roofUpgrade: '2014', wiringUpgrade: '2009' }),
    protectionClass: site.state === 'IN' ? '4' : '3',
    buildingValue: String(building),
    contentsValue: String(site.contents),
    incomeValue: String(Math.round(building / 6)),
    valuation: 'RC',
    coinsurance: '90',
    deductible: '5000',
    blanket: 'Y',
  }
}

export const contractorLocations = (): TypedRow[] => rowsOf(contractorSites, locationRow)

/** The contractor's buildings; one lacks its year, and the values of one were typed with a slip. */
export function contractorProperty(): TypedRow[] {
  const errors: Readonly<Record<number, TypedRow>> = {
    3: { yearBuilt: '' },
    5: { contentsValue: 'see list', sprinkler: 'Full', sprinklered: '60' },
  }
  return rowsOf(contractorSites, propertyRow).map((row, index) => ({ ...row, ...errors[index] }))
}

/** Trailers on job sites, which a tab of their own keeps apart. */
export const jobsiteTrailers = (): TypedRow[] =>
  ['Riverside Clinic', 'Oak Park School', 'Lakeshore Lofts', 'Union Yard Phase II'].map((site, index) => ({
    location: String(20 + index),
    building: '1',
    address: `Job site ${site}`,
    occupancy: 'Construction office trailer',
    construction: '1',
    yearBuilt: String(2015 + index * 2),
    storeys: '1',
    area: index % 2 === 0 ? '720' : '1440',
    sprinkler: 'None',
    buildingValue: index % 2 === 0 ? '58000' : '94500',
    contentsValue: '35000',
    valuation: 'ACV',
    deductible: '2500',
  }))

const cities = [
  { city: 'Tampa', state: 'FL', zip: 33_602 },
  { city: 'St. Petersburg', state: 'FL', zip: 33_701 },
  { city: 'Savannah', state: 'GA', zip: 31_401 },
  { city: 'Charleston', state: 'SC', zip: 29_401 },
  { city: 'Mobile', state: 'AL', zip: 36_602 },
  { city: 'Biloxi', state: 'MS', zip: 39_530 },
]
const streets = [
  'Bayshore Blvd',
  'Harbor Dr',
  'Magnolia Ave',
  'Palmetto St',
  'Beach Rd',
  'Marina Way',
  'Live Oak Ln',
  'Water St',
]
const kinds = [
  { occupancy: 'Apartments', construction: '2', storeys: 3, area: 42_000, rebuild: 174 },
  { occupancy: 'Retail strip', construction: '4', storeys: 1, area: 28_500, rebuild: 148 },
  { occupancy: 'Office', construction: '5', storeys: 6, area: 76_000, rebuild: 226 },
  { occupancy: 'Self storage', construction: '3', storeys: 2, area: 54_000, rebuild: 92 },
  { occupancy: 'Apartments, garden style', construction: '1', storeys: 2, area: 31_000, rebuild: 161 },
]

/** The two hundred and forty buildings of a real estate owner on the coast. */
const coastalSites: readonly Site[] = Array.from({ length: 240 }, (_, index) => {
  const place = cities[index % cities.length]!
  const kind = kinds[(index * 3) % kinds.length]!
  const area = kind.area + ((index * 1_370) % 9_000)
  return {
    ...kind,
    name: `${place.city} ${kind.occupancy.split(',')[0]!.toLowerCase()} ${Math.floor(index / cities.length) + 1}`,
    street: `${100 + index * 17} ${streets[index % streets.length]!}`,
    city: place.city,
    state: place.state,
    zip: String(place.zip),
    yearBuilt: 1964 + ((index * 11) % 58),
    area,
    contents: Math.round(area * 4.5),
    fullTime: index % 4,
  }
})

export const coastalLocations = (): TypedRow[] => rowsOf(coastalSites, locationRow)

export const coastalProperty = (): TypedRow[] =>
  rowsOf(coastalSites, (site, number) => ({
    ...propertyRow(site, number),
    floodZone: ['AE', 'X', 'VE', 'X', 'A'][number % 5]!,
    windDeductible: '5',
    deductible: '25000',
  }))
