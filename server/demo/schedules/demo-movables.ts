import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { daysAfter, yearsBefore } from '../demo-dates.ts'
import { type TypedRow, vinOf } from './demo-vehicles.ts'
import { listedRows } from './listed-rows.ts'

/** The contractor's vehicles and drivers on the road; one owner-operator's proof of insurance has expired. */
export function contractorMovables(now: Date): Partial<Record<ScheduleType, TypedRow[]>> {
  const day = (days: number) => daysAfter(now, days)
  const ago = (years: number) => yearsBefore(day(0), years)
  const truck = (index: number) => vinOf('1XKYD49X', now.getUTCFullYear() - 4 - index, 700 + index)
  return {
    UNSCHEDULED_EQUIPMENT: listedRows(
      'category | maxItem | total | valuation',
      'Small tools | 4500 | 350000 | ACV',
      'Scaffolding and formwork | 25000 | 480000 | RC',
      'Tools of employees | 1500 | 60000 | ACV',
      'Rented from others | 150000 | 300000 | ACV',
    ),
    INLAND_MARINE: listedRows(
      'floater | description | location | limit | itemLimit | deductible | basis',
      'Installation | Materials on job sites and on the way there | | 750000 | 250000 | 5000 | Reporting',
      'Tools | Tools of crews, in locked vehicles too | 2 | 200000 | 5000 | 1000 | Blanket',
      'Valuable Papers | Drawings and contracts | 1 | 150000 | | 500 | Flat',
      'Sign | Lit sign on the showroom | 6 | 28000 | 28000 | 500 | Flat',
    ),
    MISC_PROP_FLOATER: listedRows(
      'item | description | serial | value | location | valuation | deductible',
      'Survey drone | Quadcopter with camera and laser scanner | 1581F4XFC223 | 14900 | 1 | RC | 500',
      'Total station | Robotic, one-second | RTS-883-20417 | 32600 | 2 | RC | 1000',
      'Ground radar | Cart for finding lines before digging | GSSI-40921 | 21800 | 2 | ACV | 1000',
    ),
    VESSEL: listedRows(
      'name | kind | commodity | origin | destination | shipments | annualValue | maxConveyance | packing | terms | hullYear | hullLength | hullValue | navigation',
      'Curtain wall panels | Cargo | Glass and aluminum panels | Germany, Bremerhaven | United States, Baltimore | 9 | 1840000 | 310000 | Crates in containers | CIF | | | |',
      'Stone for lobbies | Cargo | Cut granite and marble | Italy, Genoa | United States, Newark | 4 | 420000 | 140000 | Bundles in containers | FOB | | | |',
      'Work float Tern | Hull | Deck barge for work on the river | | | | 185000 | 185000 | | | 2008 | 90 | 185000 | Chicago River and Calumet',
    ),
    TRANSPORT: listedRows(
      'commodity | origin | destination | ownVehicles | commonCarrier | annualValue | maxVehicle | maxTerminal | refrigeration | theftTarget',
      'Lumber and panels | Aurora yard | Job sites within 150 miles | 85 | 15 | 4200000 | 60000 | 250000 | N | N',
      'Copper, cable and fixtures | Chicago warehouse | Job sites within 80 miles | 60 | 40 | 1900000 | 120000 | 400000 | N | Y',
      'Cabinets and doors | Millwork plant, Hammond | Job sites in IL and IN | 100 | 0 | 3100000 | 75000 | 150000 | N | N',
    ),
    TRAILER_INTERCHANGE: listedRows(
      'trailers | type | maxValue | days | compDeductible | collDeductible | agreement',
      `3 | Flatbed | 38000 | 120 | 1000 | 1000 | ${ago(1)}`,
      `1 | Lowboy | 72000 | 40 | 1000 | 1000 | ${day(-75)}`,
    ),
    OWNER_OPS: listedRows(
      'name | birthDate | licence | state | vin | leased | authority | annualPay | ownCover | certificateExpires',
      `Dmitri Volkov | ${ago(44)} | V41022738861 | IL | ${truck(0)} | ${ago(3)} | MC 884120 | 148000 | Y | ${day(140)}`,
      `Earl Jennings | ${ago(58)} | J52260714932 | IL | ${truck(1)} | ${ago(5)} | MC 701556 | 121500 | Y | ${day(-385)}`,
    ),
    DRIVE_OTHER: listedRows(
      'individual | relation | liability | uninsuredMotorists | medPay | compDeductible | collDeductible | spouse | noOwnAuto',
      'Hannah Brooks | Vice president with a company car | 1000000 | 1000000 | 5000 | 500 | 1000 | Y | Y',
      'Nate Fischer | Project executive with a company car | 1000000 | 1000000 | 5000 | 500 | 1000 | N | Y',
    ),
    PIP: listedRows(
      'vehicle | state | option | limit | deductible | workLoss | stacking | medPay',
      '112 | MI | Up to $250,000 for each person | 250000 | 500 | Y | N | 5000',
      '| KY | Basic reparation benefits | 10000 | 0 | Y | N | ',
    ),
    INTERNATIONAL_TRAVEL: listedRows(
      'country | purpose | travellers | trips | averageDays | employeeKind | payroll',
      'Canada | Trade shows and meetings with suppliers | 6 | 10 | 3 | US National | 42000',
      'Germany | Acceptance of panels at the factory | 3 | 4 | 6 | US National | 38000',
      'Mexico | Visits to a tile supplier | 2 | 2 | Included | US National | Included',
    ),
  }
}
