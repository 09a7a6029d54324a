import type { AnswerValue } from '../../forms/answer.shapes.ts'
import type { factGroups } from '../../forms/facts/fact-catalog.ts'
import { constructionClasses } from '../../forms/facts/fact-choices.ts'
import type { ScheduleType } from '../../schedules/schedule-types.ts'

/** A row's cells by column; empty ones are missing. */
export type Cells = Readonly<Record<string, string>>

/** The known values of a list item, by field key. */
export type ListedFacts = Readonly<Record<string, AnswerValue | undefined>>

/** A list of forms that a schedule fills. */
interface ScheduleList {
  readonly group: keyof typeof factGroups
  readonly type: ScheduleType
  /** What people call the schedule. */
  readonly name: string
  readonly facts: (cells: Cells) => ListedFacts
}

const isAmount = (text: string | undefined): boolean => /^\d+(\.\d+)?$/.test(text ?? '')

/** An amount or a count; a cell may contain a word such as If Any instead. */
const amount = (text: string | undefined): string | undefined => (isAmount(text) ? text : undefined)

/** What a choice of a schedule is called on a form; undefined if the form has no such choice. */
const renamed = (names: Cells, text: string | undefined): string | undefined => names[text ?? '']

const radius = { Local: 'Local (50 miles)', Intermediate: 'Intermediate (200 miles)', Long: 'Long distance' }
const interest = { Owner: 'Owner', Tenant: 'Tenant', Lessor: 'Owner and lessor' }
const sprinklers = { Full: 'Fully', Partial: 'Partly', None: 'None' }
const entityType = {
  Corporation: 'Corporation',
  'S Corporation': 'S corporation',
  LLC: 'Limited liability company',
  LLP: 'Limited liability partnership',
  Partnership: 'Partnership',
  'Sole Proprietor': 'Sole proprietor',
  Trust: 'Trust',
  'Non-Profit': 'Not-for-profit',
  'Joint Venture': 'Joint venture',
  'Public Entity': 'Public entity',
  Other: 'Other',
}
const interestKind = {
  AI: 'Additional insured',
  'Loss Payee': 'Loss payee',
  "Lender's Loss Payable": 'Lender’s loss payable',
  Mortgagee: 'Mortgagee',
  Lienholder: 'Lienholder',
  Lessor: 'Lessor',
  Certificate: 'Certificate holder',
  'Employee as Lessor': 'Lessor',
}

/** Schedules start their construction classes with the number of the class. */
const construction = (text = ''): string | undefined => constructionClasses[Number(text.slice(0, 1)) - 1]

/** The year of a cell that holds a year or a date. */
const yearIn = (text = ''): string | undefined => /\d{4}/.exec(text)?.[0]

const address = ({ street, city, state, zip }: Cells): Cells | undefined =>
  street === undefined ? undefined : { street, ...(city && { city }), ...(state && { state }), ...(zip && { zip }) }

const people = ({ fullTime, partTime }: Cells): string | undefined =>
  isAmount(fullTime) || isAmount(partTime)
    ? String(Number(amount(fullTime) ?? 0) + Number(amount(partTime) ?? 0))
    : undefined

/**
 * The lists that schedules fill. What identifies a person, a date of birth or the number of a license, stays in its
 * schedule, and so do tax numbers.
 */
export const scheduleLists: readonly ScheduleList[] = [
  {
    group: 'vehicles',
    type: 'AUTO',
    name: 'Auto schedule',
    facts: (cells) => ({
      vehicleNumber: cells['unit'],
      vehicleYear: cells['year'],
      vehicleMake: cells['make'],
      vehicleModel: cells['model'],
      vehicleVin: cells['vin'],
      vehicleCostNew: amount(cells['costNew']),
      vehicleGarageZip: cells['garagingZip'],
      vehicleState: cells['plateState'],
      vehicleRadius: renamed(radius, cells['radius']),
      vehicleUse: cells['use'],
    }),
  },
  {
    group: 'drivers',
    type: 'DRIVERS',
    name: 'Drivers schedule',
    facts: (cells) => ({
      driverName: cells['name'],
      driverLicenceState: cells['state'],
      driverHired: cells['hired'],
      driverCommercialLicence: /\bCDL\b/i.test(cells['licenceClass'] ?? '') ? 'Y' : undefined,
      driverViolations: amount(cells['violations']),
      driverAccidents: amount(cells['accidents']),
    }),
  },
  {
    group: 'locations',
    type: 'LOCATIONS',
    name: 'Locations schedule',
    facts: (cells) => ({
      locationNumber: cells['location'],
      locationAddress: address(cells),
      locationInterest: renamed(interest, cells['interest']),
      locationInsideCity: cells['insideCity'],
      locationUse: cells['name'],
      locationArea: amount(cells['area']),
      locationEmployees: people(cells),
      locationRevenue: amount(cells['revenue']),
    }),
  },
  {
    group: 'payrollByClass',
    type: 'WORKERS_COMP',
    name: 'Work Comp schedule',
    facts: (cells) => ({
      payrollState: cells['state'],
      payrollClass: cells['classCode'],
      payrollDuties: cells['description'],
      payrollFull: amount(cells['fullTime']),
      payrollPart: amount(cells['partTime']),
      payrollAmount: amount(cells['payroll']),
    }),
  },
  {
    group: 'namedInsureds',
    type: 'NAMED_INSUREDS',
    name: 'Named Insureds schedule',
    facts: (cells) => ({
      insuredName: cells['name'],
      insuredDba: cells['dba'],
      insuredEntityType: renamed(entityType, cells['entityType']),
      insuredState: cells['formedIn'],
      insuredDateFormed: cells['formed'],
      insuredSharePercent: amount(cells['ownership']),
      insuredOperations: cells['operations'],
    }),
  },
  {
    group: 'additionalInterests',
    type: 'ADDL_INTERESTS',
    name: 'Additional Interests schedule',
    facts: (cells) => ({
      interestName: cells['name'],
      interestKind: renamed(interestKind, cells['interest']),
    }),
  },
]

/** What the Property schedule adds to the building of a location. */
export const buildingFacts = (cells: Cells): ListedFacts => ({
  locationYearBuilt: cells['yearBuilt'],
  locationConstruction: construction(cells['construction']),
  locationStoreys: amount(cells['storeys']),
  locationRoofYear: yearIn(cells['roofUpgrade']),
  locationWiringYear: yearIn(cells['wiringUpgrade']),
  locationPlumbingYear: yearIn(cells['plumbingUpgrade']),
  locationHeatingYear: yearIn(cells['hvacUpgrade']),
  locationSprinklers: renamed(sprinklers, cells['sprinkler']),
  locationFloodZone: cells['floodZone'],
  locationHydrantFeet: amount(cells['hydrantFeet']),
  locationStationMiles: amount(cells['stationMiles']),
  locationBuildingValue: amount(cells['buildingValue']),
  locationContentsValue: amount(cells['contentsValue']),
  locationStockValue: amount(cells['stockValue']),
  locationImprovementsValue: amount(cells['improvementsValue']),
  locationIncomeValue: amount(cells['incomeValue']),
})

/** The building key that both schedules use. */
export const buildingOf = ({ location = '', building = '' }: Cells): string => `${location}/${building || '1'}`
