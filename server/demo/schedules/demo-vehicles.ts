import { vinCheckDigit } from '@portico/contract/areas/schedules/values/vin.ts'

/** A row as its cells would be typed. */
export type TypedRow = Readonly<Record<string, string>>

/** What a fleet is made of: the start of its VINs is the maker's, the rest is made up. */
interface VehicleModel {
  readonly make: string
  readonly model: string
  readonly vinStart: string
  readonly body: string
  readonly gvw: number
  readonly costNew: number
}

const pickups: readonly VehicleModel[] = [
  { make: 'Ford', model: 'F-150', vinStart: '1FTFW1E5', body: 'Light', gvw: 7050, costNew: 46_800 },
  { make: 'Ford', model: 'Transit 250', vinStart: '1FTBR1C8', body: 'Light', gvw: 9070, costNew: 48_200 },
  { make: 'Chevrolet', model: 'Silverado 2500', vinStart: '1GC1YNE7', body: 'Medium', gvw: 10_650, costNew: 55_400 },
  { make: 'Ram', model: '5500 Chassis', vinStart: '3C7WRNAJ', body: 'Medium', gvw: 19_500, costNew: 71_900 },
  { make: 'Isuzu', model: 'NPR-HD', vinStart: 'JALC4W16', body: 'Medium', gvw: 14_500, costNew: 62_300 },
]

const tractors: readonly VehicleModel[] = [
  {
    make: 'Freightliner',
    model: 'Cascadia 126',
    vinStart: '3AKJHHDR',
    body: 'Extra-Heavy',
    gvw: 80_000,
    costNew: 172_000,
  },
  { make: 'Kenworth', model: 'T680', vinStart: '1XKYD49X', body: 'Extra-Heavy', gvw: 80_000, costNew: 181_500 },
  { make: 'Peterbilt', model: '579', vinStart: '1XPBD49X', body: 'Extra-Heavy', gvw: 80_000, costNew: 184_200 },
  { make: 'Volvo', model: 'VNL 760', vinStart: '4V4NC9EH', body: 'Extra-Heavy', gvw: 80_000, costNew: 178_900 },
  { make: 'Great Dane', model: 'Everest Reefer', vinStart: '1GRAA062', body: 'Trailer', gvw: 65_000, costNew: 84_600 },
  { make: 'Wabash', model: 'DuraPlate 53', vinStart: '1JJV532D', body: 'Trailer', gvw: 65_000, costNew: 47_500 },
]

const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/** A VIN whose check digit and model year are right. */
export function vinOf(start: string, year: number, serial: number): string {
  const rest = `${yearLetters[(year - 1980) % 30]}B${String(100_000 + serial * 137).slice(0, 6)}`
  const unchecked = `${start}0${rest}`
  return `${start}${vinCheckDigit(unchecked)}${rest}`
}

interface Garage {
  readonly zip: string
  readonly state: string
}

/** A fleet, its vehicles spread over garages and the last nine model years. */
function fleetOf(
  models: readonly VehicleModel[],
  count: number,
  garages: readonly Garage[],
  thisYear: number,
): TypedRow[] {
  return Array.from({ length: count }, (_, index) => {
    const { make, model, vinStart, body, gvw, costNew } = models[index % models.length]!
    const garage = garages[index % garages.length]!
    const year = thisYear - ((index * 7) % 9)
    const isTrailer = body === 'Trailer'
    return {
      unit: String(101 + index),
      year: String(year),
      make,
      model,
      vin: vinOf(vinStart, year, index),
      body,
      gvw: String(gvw),
      costNew: String(costNew - (thisYear - year) * 900),
      garagingZip: garage.zip,
      plateState: garage.state,
      radius: gvw > 60_000 ? 'Long' : index % 4 === 0 ? 'Intermediate' : 'Local',
      use: gvw > 60_000 ? 'Commercial' : 'Service',
      classCode: isTrailer ? '67499' : gvw > 60_000 ? '50499' : gvw > 10_000 ? '21499' : '01499',
      ownership: index % 5 === 3 ? 'Leased' : 'Owned',
      liability: 'Y',
      compDeductible: gvw > 60_000 ? '2500' : '1000',
      collDeductible: gvw > 60_000 ? '5000' : '1000',
    }
  })
}

/** The contractor's thirty vehicles, with what a client's own list usually gets wrong. */
export function contractorFleet(thisYear: number): TypedRow[] {
  const garages = [
    { zip: '60607', state: 'IL' },
    { zip: '60505', state: 'IL' },
    { zip: '46320', state: 'IN' },
  ]
  const fleet = fleetOf(pickups, 30, garages, thisYear)
  const errors: Readonly<Record<number, TypedRow>> = {
    4: { vin: `${fleet[4]!.vin!.slice(0, 8)}${fleet[4]!.vin![8] === '7' ? '2' : '7'}${fleet[4]!.vin!.slice(9)}` },
    11: { vin: fleet[6]!.vin!, unit: '112' },
    17: { ownership: 'Rented from dealer' },
    22: { costNew: 'about 60k' },
    26: { garagingZip: '' },
  }
  return fleet.map((row, index) => ({ ...row, ...errors[index] }))
}

/** Vehicles that were insured last year and have been sold since. */
export const soldVehicles = (thisYear: number): TypedRow[] =>
  fleetOf(pickups, 2, [{ zip: '60607', state: 'IL' }], thisYear - 9).map((row, index) => ({
    ...row,
    unit: `S${index + 1}`,
  }))

/** The trucking company's fleet of four hundred tractors and trailers. */
export const truckingFleet = (thisYear: number): TypedRow[] =>
  fleetOf(
    tractors,
    400,
    [
      { zip: '54913', state: 'WI' },
      { zip: '55121', state: 'MN' },
      { zip: '46241', state: 'IN' },
      { zip: '61008', state: 'IL' },
    ],
    thisYear,
  )
