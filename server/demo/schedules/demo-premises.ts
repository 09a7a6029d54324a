import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { daysAfter, yearsBefore } from '../demo-dates.ts'
import type { TypedRow } from './demo-vehicles.ts'
import { listedRows } from './listed-rows.ts'

/** The contractor's locations and their insured; a tank and an appraisal are overdue for review. */
export function contractorPremises(now: Date): Partial<Record<ScheduleType, TypedRow[]>> {
  const day = (days: number) => daysAfter(now, days)
  const ago = (years: number) => yearsBefore(day(0), years)
  return {
    NAMED_INSUREDS: listedRows(
      'name | firstNamed | dba | entityType | fein | formedIn | formed | relationship | ownership | operations | naics | lines',
      `Acme Builders Group, Inc. | Y | Acme Builders | Corporation | 36-4410927 | IL | ${ago(26)} | | | General contractor for commercial buildings, with own carpentry, masonry and electrical crews | 236220 | Property, General Liability, Auto, Work Comp, Umbrella, Cyber, Crime`,
      `Acme Millwork LLC | N | | LLC | 35-2207714 | IN | ${ago(17)} | Subsidiary | 100 | Shop carpentry, and doors and cabinets for own projects | 321918 | Property, General Liability, Work Comp, Umbrella`,
      `Acme Equipment Leasing LLC | N | | LLC | 36-4592281 | IL | ${ago(11)} | Subsidiary | 100 | Owns machines and vehicles, and rents them to the group alone | 532412 | Auto, Inland Marine, Umbrella`,
      `Acme Rivera Joint Venture | N | | Joint Venture | 84-3316540 | IL | ${ago(2)} | Joint venture with Rivera Concrete | 55 | One project: Union Yard Phase II | 236220 | General Liability, Umbrella`,
    ),
    INSURED_LOCATIONS: listedRows(
      'location | entity | occupancy | area | lines | revenue | payroll',
      '1 | Acme Builders Group, Inc. | Office | 21500 | Property, General Liability | 29800000 | 4090000',
      '1 | Acme Rivera Joint Venture | Project office | 3000 | General Liability | 2900000 | 410000',
      '2 | Acme Builders Group, Inc. | Contractor’s yard and repair shop | 38000 | Property, General Liability | | 6385000',
      '2 | Acme Equipment Leasing LLC | Storage of machines | 12000 | Property, Inland Marine | 1150000 | 240000',
      '3 | Acme Millwork LLC | Woodworking | 52600 | Property, General Liability, Work Comp | 3400000 | 2601000',
      '6 | Acme Millwork LLC | Retail showroom | 8900 | Property, General Liability | 620000 | 118000',
    ),
    EDP: listedRows(
      'location | hardwareValue | softwareValue | dataValue | extraExpense | transitValue | laptops | backup | ups',
      '1 | 412000 | 186000 | 250000 | 100000 | 45000 | 58 | Off-site | Y',
      '2 | 64000 | 12000 | 20000 | 15000 | 8000 | 9 | Daily | Y',
      '3 | 138000 | 71000 | 60000 | 40000 | | 7 | Daily | Y',
      '4 | 21500 | 6000 | 10000 | | | 6 | Off-site | N',
    ),
    ADDL_INTERESTS: listedRows(
      'name | address | interest | assetType | asset | loan | form | evidence | from | rank',
      `First Lakeshore Bank, N.A. | 120 S LaSalle St, Chicago, IL 60603 | Mortgagee | Property | 1 | 00-448120-7 | CP 12 18 | Policy | ${ago(6)} | 1`,
      `Hammond Savings Bank | 5231 Hohman Ave, Hammond, IN 46320 | Mortgagee | Property | 3 | HS-20931 | CP 12 18 | Policy | ${ago(4)} | 1`,
      `Prairie Equipment Finance | 800 Jorie Blvd, Oak Brook, IL 60523 | Lender's Loss Payable | Equipment | E-005 | PEF-77-10442 | | Cert | ${ago(1)} | 1`,
      `Fleetway Leasing LLC | 2700 River Rd, Des Plaines, IL 60018 | Lessor | Auto | 104 | | CA 20 01 | Cert | ${ago(2)} |`,
      `Union Yard Partners LLC | 233 N Michigan Ave, Chicago, IL 60601 | AI | All | | | CG 20 10, CG 20 37 | Cert | ${day(-210)} |`,
    ),
    BUSINESS_INCOME_WORKSHEET: [incomeWorksheet()],
    FINE_ARTS: listedRows(
      'artist | title | medium | year | dimensions | location | value | appraised | appraiser | breakage | photo',
      `Ruth Castellano | Skyline, Morning | Oil on canvas | 1987 | 48 x 72 in | 1 | 28500 | ${ago(1)} | Lakeview Appraisals | N | www.acmebuilders.example/art/skyline`,
      `Unknown | Mason’s bench, carved oak | Wood | 1890-1910 | 60 x 22 x 30 in | 1 | 9400 | ${ago(5)} | Lakeview Appraisals | N |`,
      `Jon Eriksen | Prism | Cast glass | 2016 | 20 x 20 x 31 in | 6 | 14200 | ${ago(2)} | Galena Fine Arts | Y | www.acmebuilders.example/art/prism`,
    ),
    GARAGE: listedRows(
      'location | operation | operatorsFull | operatorsPart | othersFull | othersPart | furnished | employees | sales | plates | testRadius',
      '2 | Service | 4 | 1 | 2 | 0 | 3 | 7 | 186000 | 2 | 25',
      '4 | Parking | 1 | 0 | 0 | 1 | 1 | 2 | | |',
    ),
    GARAGE_KEEPER: listedRows(
      'location | maxVehicles | averageValue | limit | basis | compDeductible | collDeductible | eventDeductible',
      '2 | 6 | 62000 | 300000 | Legal | 500 | 500 | 2500',
      '4 | 3 | 38000 | 150000 | Legal | 500 | 500 | 2500',
    ),
    STORAGE_TANKS: listedRows(
      'location | tank | placement | capacity | contents | installed | construction | leakDetection | cathodic | lastTest | registration',
      `2 | T-1 | Above | 2000 | Diesel | ${year(now, 12)} | Double Wall | Interstitial sensor | | ${day(-150)} | IL-04-2217`,
      `2 | T-2 | Under | 4000 | Gasoline | ${year(now, 29)} | Steel | Monthly statistics | Impressed current | ${ago(5)} | IL-04-0871`,
      `3 | T-1 | Above | 550 | Used oil | ${year(now, 8)} | Steel | Visual, weekly | | ${day(-90)} | `,
    ),
    OPEN_LOT: listedRows(
      'location | vehicles | averageValue | maxValue | limit | protection | reporting | hailDeductible',
      '2 | 14 | 640000 | 820000 | 1000000 | Fence | Quarterly | 5000',
      '5 | 6 | 255000 | 310000 | 350000 | Post-Chain | None | 5000',
    ),
    CERTIFICATE_OF_INSURANCE: listedRows(
      'holder | address | interest | lines | wording | renew | email',
      'City of Chicago, Department of Buildings | 121 N LaSalle St, Chicago, IL 60602 | Holder | General Liability, Work Comp | | Y | permits@chicago.example',
      'Union Yard Partners LLC | 233 N Michigan Ave, Chicago, IL 60601 | AI | General Liability, Auto, Umbrella, Work Comp | Primary and non-contributory, with waiver of subrogation | Y | risk@unionyard.example',
      'Fleetway Leasing LLC | 2700 River Rd, Des Plaines, IL 60018 | Lessor | Auto | Lessor of unit 104 | Y | insurance@fleetway.example',
    ),
  }
}

const year = (now: Date, back: number) => String(now.getUTCFullYear() - back)

/** Thousands of dollars of the last twelve months and the next; sums of the worksheet are right to the dollar. */
const incomeLines: readonly (readonly [line: string, actual: number, estimate: number])[] = [
  ['grossSales', 36_100, 37_900],
  ['returns', 40, 42],
  ['discounts', 110, 115],
  ['badDebts', 60, 63],
  ['netSales', 35_890, 37_680],
  ['rentalIncome', 96, 98],
  ['cashDiscounts', 54, 57],
  ['totalRevenue', 36_040, 37_835],
  ['goodsSold', 11_820, 12_400],
  ['supplies', 2140, 2250],
  ['outsideServices', 12_600, 13_100],
  ['powerHeat', 310, 325],
  ['totalDeductions', 26_870, 28_075],
  ['netIncome', 1285, 1350],
  ['continuingExpenses', 7885, 8410],
  ['incomeBasis', 9170, 9760],
]

const incomeWorksheet = (): TypedRow => ({
  location: '1',
  basis: 'Non-Mfg',
  ...Object.fromEntries(
    incomeLines.flatMap(([line, actual, estimate]) => [
      [`${line}Actual`, String(actual * 1000)],
      [`${line}Estimate`, String(estimate * 1000)],
    ]),
  ),
  ordinaryPayroll: '90',
  months: '9',
  coinsurance: '80',
  extraExpense: '400000',
  extendedPeriod: '60',
})
