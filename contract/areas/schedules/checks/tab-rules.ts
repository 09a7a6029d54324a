import type { Finding } from '../finding.shapes.ts'
import type { ScheduleType } from '../schedule-types.ts'
import { checkMessages } from './check.messages.ts'
import type { CheckedRow } from './rows.ts'
import { amountIn, referenceOf, textIn } from './rows.ts'
import { exactlyOne, inSteps, medianOf, rowsBy, sumAtMost, unique } from './tab-rule.ts'
import type { CheckStep, TabRule } from './tab-rule.ts'

/** Fewer rows than this have no middle worth comparing with. */
const fewestToCompare = 5
const timesApart = 3

/** What a building is worth per square foot; null if that is not known. */
function pricePerFoot({ cells }: CheckedRow): number | null {
  const value = amountIn(cells, 'buildingValue')
  const area = amountIn(cells, 'area')
  return value !== null && area !== null && value > 0 && area > 0 ? value / area : null
}

/** Buildings of one construction type, with their value per square foot. */
interface Alike {
  readonly rowIds: string[]
  readonly prices: number[]
}

/** Buildings whose worth per square foot is known, by their construction, in steps. */
function* alikeIn(rows: readonly CheckedRow[]): Generator<null, Alike[]> {
  const groups = new Map<string, Alike>()
  yield* inSteps(rows, (row) => {
    const price = pricePerFoot(row)
    if (price === null) return
    const construction = textIn(row.cells, 'construction')
    const alike = groups.get(construction) ?? { rowIds: [], prices: [] }
    alike.rowIds.push(row.rowId)
    alike.prices.push(price)
    groups.set(construction, alike)
  })
  return [...groups.values()]
}

/** Building values per square foot, compared with the same construction type or, if these are few, with the account. */
function* unlikeOthers(rows: readonly CheckedRow[]): Iterable<CheckStep> {
  const all = yield* alikeIn(rows)
  if (all.reduce((sum, { prices }) => sum + prices.length, 0) < fewestToCompare) return
  const few = all.some(({ prices }) => prices.length < fewestToCompare)
  const ofAll = few ? medianOf(all.flatMap(({ prices }) => prices)) : Number.NaN
  for (const { rowIds, prices } of all) {
    const median = prices.length < fewestToCompare ? ofAll : medianOf(prices)
    for (const [index, price] of prices.entries()) {
      if (price <= median * timesApart && price * timesApart >= median) continue
      const rowId = rowIds[index]!
      yield { rowId, column: 'buildingValue', severity: 'OUTLIER', message: checkMessages.unlikeOthers }
    }
  }
}

const clericalClass = '8810'
const headsOf = ({ cells }: CheckedRow) => (amountIn(cells, 'fullTime') ?? 0) + (amountIn(cells, 'partTime') ?? 0)

/** Clerical people of a place, against all who work there. */
function* clericalShare(rows: readonly CheckedRow[]): Iterable<CheckStep> {
  const places = yield* rowsBy(rows, ({ cells }) => referenceOf(textIn(cells, 'location')))
  for (const here of places.values()) {
    yield null
    const clerical = here.filter(({ cells }) => textIn(cells, 'classCode') === clericalClass)
    const heads = (some: readonly CheckedRow[]) => some.reduce((sum, row) => sum + headsOf(row), 0)
    if (clerical.length === here.length || heads(clerical) <= heads(here) * 0.4) continue
    for (const { rowId } of clerical) {
      yield { rowId, column: 'classCode', severity: 'OUTLIER', message: checkMessages.clericalShare }
    }
  }
}

/** A tower has no gap between its layers. */
function* gaplessLayers(rows: readonly CheckedRow[]): Iterable<Finding> {
  const layers = new Set(rows.map(({ cells }) => amountIn(cells, 'layer')))
  for (const { rowId, cells } of rows) {
    const layer = amountIn(cells, 'layer')
    if (layer === null || layer <= 1 || layers.has(layer - 1)) continue
    yield { rowId, column: 'layer', severity: 'ERROR', message: checkMessages.layerGap(layer - 1) }
  }
}

/** All policies below a tower run for one term. */
function* oneTerm(rows: readonly CheckedRow[]): Iterable<Finding> {
  const termOf = ({ cells }: CheckedRow) => `${textIn(cells, 'underlyingFrom')} ${textIn(cells, 'underlyingTo')}`
  const terms = Map.groupBy(
    rows.filter((row) => termOf(row) !== ' '),
    termOf,
  )
  const [usual] = [...terms].toSorted(
    ([term, some], [other, more]) => more.length - some.length || (term < other ? -1 : 1),
  )
  for (const [term, some] of terms) {
    if (term === usual?.[0]) continue
    for (const { rowId } of some) {
      yield { rowId, column: 'underlyingFrom', severity: 'ERROR', message: checkMessages.layerTerms }
    }
  }
}

const saysY = (column: string) => (row: CheckedRow) => textIn(row.cells, column) === 'Y'
const layers: readonly TabRule[] = [gaplessLayers, oneTerm]

const rulesOfTypes: Readonly<Partial<Record<ScheduleType, readonly TabRule[]>>> = {
  LOCATIONS: [unique('HARD_ERROR', 'This location and building', ['building', 'location'])],
  NAMED_INSUREDS: [
    unique('HARD_ERROR', 'This name', ['name']),
    unique('ERROR', 'This FEIN', ['fein'], saysY('feinShared')),
    exactlyOne('firstNamed', checkMessages.firstNamed),
  ],
  INSURED_LOCATIONS: [unique('HARD_ERROR', 'This entity at this location', ['location', 'entity'])],
  PROPERTY_COVERAGES: [unique('HARD_ERROR', 'This location and building', ['location', 'building']), unlikeOthers],
  AUTO: [unique('HARD_ERROR', 'This VIN', ['vin']), unique('ERROR', 'This unit no.', ['unit'])],
  DRIVERS: [unique('HARD_ERROR', 'This license', ['state', 'licence'])],
  EQUIPMENT: [unique('HARD_ERROR', 'This serial no.', ['serial']), unique('ERROR', 'This item no.', ['item'])],
  EDP: [unique('HARD_ERROR', 'This location', ['location'])],
  WORKERS_COMP: [unique('OUTLIER', 'This class', ['state', 'location', 'classCode']), clericalShare],
  GENERAL_LIABILITY: [unique('OUTLIER', 'This class', ['location', 'basis', 'classCode'])],
  EXEC_WORKERS_COMP: [
    unique('ERROR', 'This name', ['state', 'name']),
    sumAtMost('ownership', 100, checkMessages.ownershipAbove),
  ],
  MISC_PROP_FLOATER: [unique('ERROR', 'This serial no.', ['serial'])],
  OWNER_OPS: [unique('HARD_ERROR', 'This VIN', ['vin'])],
  STORAGE_TANKS: [unique('HARD_ERROR', 'This tank', ['location', 'tank'])],
  OPEN_LOT: [unique('ERROR', 'This location', ['location'])],
  GARAGE_KEEPER: [unique('ERROR', 'This location', ['location'])],
  UMBRELLA: layers,
  EXCESS_LIABILITY: layers,
}

/** The checks that the rows of a tab of a type pass together. */
export function tabRulesOf(type: ScheduleType): readonly TabRule[] {
  return rulesOfTypes[type] ?? []
}
