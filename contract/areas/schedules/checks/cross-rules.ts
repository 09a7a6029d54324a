import type { Finding, Severity } from '../finding.shapes.ts'
import type { ScheduleType } from '../schedule-types.ts'
import { inDollars } from '../values/numbers.ts'
import { checkMessages } from './check.messages.ts'
import type { OtherSchedules, Target } from './other-schedules.ts'
import type { CheckedRow } from './rows.ts'
import { amountIn, exceeds, referenceOf, textIn } from './rows.ts'
import type { CheckStep } from './tab-rule.ts'

/** One check of a tab's rows against the other schedules of the account, a step each. */
export type CrossRule = (rows: readonly CheckedRow[], others: OtherSchedules) => Iterable<CheckStep>

const names: Readonly<Record<Target, string>> = {
  locations: 'Locations',
  entities: 'Named Insureds',
  units: 'Auto',
  drivers: 'Drivers',
  interests: 'Additional Interests',
  items: 'Equipment',
}

/** A cell that says something must name a row of another schedule. */
const refers = (column: string, target: Target, severity: Severity = 'ERROR'): CrossRule =>
  function* findUnknown(rows, others) {
    const known = others.known[target]
    if (known === null) return
    for (const { rowId, cells } of rows) {
      yield null
      const reference = referenceOf(textIn(cells, column))
      if (reference === '' || known.has(reference)) continue
      yield { rowId, column, severity, message: checkMessages.noSuch(names[target]) }
    }
  }

/** Marks the rows that a test picks out. */
const each = (
  column: string,
  severity: Severity,
  message: string,
  isBroken: (row: CheckedRow, others: OtherSchedules) => boolean,
): CrossRule =>
  function* findBroken(rows, others) {
    for (const row of rows) yield isBroken(row, others) ? { rowId: row.rowId, column, severity, message } : null
  }

const isUnplaced = ({ cells }: CheckedRow, { placedEntities }: OtherSchedules) => {
  const name = referenceOf(textIn(cells, 'name'))
  return name !== '' && placedEntities !== null && !placedEntities.has(name)
}

const isExcludedAtWheel = ({ cells }: CheckedRow, { assignedDrivers }: OtherSchedules) =>
  textIn(cells, 'excluded') === 'Y' && assignedDrivers.has(referenceOf(textIn(cells, 'name')))

const hailStates = new Set(['CO', 'IA', 'KS', 'MN', 'MO', 'MT', 'ND', 'NE', 'OK', 'SD', 'TX', 'WY'])

const lacksHailDeductible = ({ cells }: CheckedRow, { known }: OtherSchedules) => {
  const state = known.locations?.get(referenceOf(textIn(cells, 'location'))) ?? ''
  return hailStates.has(state) && textIn(cells, 'hailDeductible') === ''
}

/** General liability sales must be within a tenth of the revenue in the financials. */
function* salesNearRevenue(rows: readonly CheckedRow[], { revenue }: OtherSchedules): Iterable<Finding> {
  const bySales = rows.filter(({ cells }) => textIn(cells, 'basis') === 'Sales')
  if (revenue === null || revenue === 0 || bySales.length === 0) return
  const sales = bySales.reduce((sum, { cells }) => sum + (amountIn(cells, 'exposure') ?? 0), 0)
  if (Math.abs(sales - revenue) <= revenue / 10) return
  const message = checkMessages.exposureApart(inDollars(sales.toFixed(0)), inDollars(revenue.toFixed(0)))
  yield { rowId: null, column: 'exposure', severity: 'OUTLIER', message }
}

const assetTargets: Readonly<Record<string, Target>> = { Property: 'locations', Auto: 'units', Equipment: 'items' }

/** The asset that someone has an interest in is on its schedule. */
function* knownAssets(rows: readonly CheckedRow[], others: OtherSchedules): Iterable<CheckStep> {
  for (const [kind, target] of Object.entries(assetTargets)) {
    const ofKind = rows.filter(({ cells }) => textIn(cells, 'assetType') === kind)
    yield* refers('asset', target)(ofKind, others)
  }
}

const atLocation: readonly CrossRule[] = [refers('location', 'locations')]

const rulesOfTypes: Readonly<Partial<Record<ScheduleType, readonly CrossRule[]>>> = {
  NAMED_INSUREDS: [each('name', 'OUTLIER', checkMessages.noLocation, isUnplaced)],
  INSURED_LOCATIONS: [...atLocation, refers('entity', 'entities')],
  PROPERTY_COVERAGES: [...atLocation, refers('mortgagee', 'interests')],
  AUTO: [refers('driver', 'drivers'), refers('lessor', 'interests', 'OUTLIER')],
  DRIVERS: [
    refers('vehicle', 'units'),
    each('excluded', 'HARD_ERROR', checkMessages.excludedAssigned, isExcludedAtWheel),
  ],
  EQUIPMENT: [
    ...atLocation,
    refers('lossPayee', 'interests', 'OUTLIER'),
    each('value', 'LIMIT_TO_REVIEW', checkMessages.itemAbovePolicyLimit, ({ cells }, { itemLimit }) =>
      exceeds(amountIn(cells, 'value'), itemLimit),
    ),
  ],
  EDP: atLocation,
  INLAND_MARINE: atLocation,
  GENERAL_LIABILITY: [...atLocation, salesNearRevenue],
  WORKERS_COMP: atLocation,
  PIP: [refers('vehicle', 'units')],
  MISC_PROP_FLOATER: atLocation,
  DRIVE_OTHER: [refers('individual', 'drivers', 'OUTLIER')],
  ADDL_INTERESTS: [knownAssets],
  FINE_ARTS: atLocation,
  GARAGE: atLocation,
  GARAGE_KEEPER: atLocation,
  STORAGE_TANKS: atLocation,
  WORK_COMP_PLUS_GL: atLocation,
  OPEN_LOT: [...atLocation, each('hailDeductible', 'OUTLIER', checkMessages.hailDeductible, lacksHailDeductible)],
  BUSINESS_INCOME_WORKSHEET: atLocation,
}

/** The checks of a type against the other schedules. */
export function crossRulesOf(type: ScheduleType): readonly CrossRule[] {
  return rulesOfTypes[type] ?? []
}
