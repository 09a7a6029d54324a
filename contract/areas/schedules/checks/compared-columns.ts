import type { ColumnDefinition } from '../column.shapes.ts'
import { columnsOf } from '../columns/schedule-columns.ts'
import type { ScheduleType } from '../schedule-types.ts'

/** All columns by which rows of a tab are compared, for any type: the only ones kept in memory for a long tab. */
const compared: ReadonlySet<string> = new Set([
  'area',
  'basis',
  'building',
  'buildingValue',
  'classCode',
  'construction',
  'entity',
  'fein',
  'feinShared',
  'firstNamed',
  'fullTime',
  'item',
  'layer',
  'licence',
  'location',
  'name',
  'ownership',
  'partTime',
  'rowStatus',
  'serial',
  'state',
  'tank',
  'underlyingFrom',
  'underlyingTo',
  'unit',
  'vin',
])

/** Every column by which rows are held against other schedules, and against what the account says. */
const heldAgainstOthers: ReadonlySet<string> = new Set([
  'asset',
  'assetType',
  'basis',
  'driver',
  'entity',
  'excluded',
  'exposure',
  'hailDeductible',
  'individual',
  'lessor',
  'location',
  'lossPayee',
  'mortgagee',
  'name',
  'value',
  'vehicle',
])

/** The columns by which rows are compared with each other, of those that there are. */
export const comparedColumns = (columns: readonly { readonly key: string }[]): string[] =>
  columns.map(({ key }) => key).filter((key) => compared.has(key))

/** The columns that identify rows in last year's state, and are compared with it. */
export const lastYearColumns = (columns: readonly ColumnDefinition[]): string[] =>
  columns.filter(({ frozen, outlierPercent }) => frozen || outlierPercent !== null).map(({ key }) => key)

/** All columns that a check of rows together reads, without a look at last year. Hidden ones are compared too. */
export const jointColumns = (type: ScheduleType): string[] =>
  columnsOf(type)
    .map(({ key }) => key)
    .filter((key) => compared.has(key) || heldAgainstOthers.has(key))
