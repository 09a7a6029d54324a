import type { ColumnDefinition } from '../column.shapes.ts'
import { readCell } from '../values/cell-values.ts'
import type { ColumnSetting } from './column-settings.shapes.ts'
import { columnMessages } from './column.messages.ts'
import { isKeyColumn, shapeColumns } from './shape-columns.ts'

/** What is wrong, by field. */
type FieldErrors = Partial<Record<keyof ColumnSetting, string>>

/** The column whose choices the product itself reads. */
const statusColumn = 'rowStatus'

/** What is wrong with settings, by error path; empty if they can be saved. */
export function errorsOfSettings(
  standard: readonly ColumnDefinition[],
  settings: readonly ColumnSetting[],
): Record<string, string> {
  const columns = shapeColumns(standard, settings)
  if (columns.every(({ isHidden }) => isHidden)) return { settings: columnMessages.noneShown }
  const standardByKey = new Map(standard.map((column) => [column.key, column]))
  const shapedByKey = new Map(columns.map(({ column }) => [column.key, column]))
  const keys = new Set<string>()
  const headings = headingsTaken(columns.flatMap(({ column, isHidden }) => (isHidden ? [] : [column])))
  const errors = settings.flatMap((setting, at) => {
    const column = shapedByKey.get(setting.key)
    const standardColumn = standardByKey.get(setting.key)
    const found: FieldErrors = {
      ...(keys.has(setting.key) && { key: columnMessages.keyTaken }),
      ...(standardColumn === undefined ? errorsOfOwn(setting) : errorsOfStandard(standardColumn, setting)),
      ...(column !== undefined && errorsOfColumn(column)),
      ...(column !== undefined && setting.hidden !== true && headings.has(nameOf(column)) && taken),
    }
    keys.add(setting.key)
    return Object.entries(found).map(([field, message]) => [`settings.${at}.${field}`, message] as const)
  })
  return Object.fromEntries(errors)
}

const taken: FieldErrors = { heading: columnMessages.headingTaken }

const nameOf = ({ heading }: ColumnDefinition): string => heading.trim().toLowerCase()

function headingsTaken(columns: readonly ColumnDefinition[]): ReadonlySet<string> {
  const byName = Map.groupBy(columns, nameOf)
  return new Set([...byName].filter(([, same]) => same.length > 1).map(([name]) => name))
}

/** What a brokerage's own column requires. */
const errorsOfOwn = ({ key, kind, heading }: ColumnSetting): FieldErrors => ({
  // Rows are plain objects: such a name would find what every object has.
  ...(key in {} && { key: columnMessages.keyReserved }),
  ...(kind === undefined && { kind: columnMessages.kindRequired }),
  ...(heading === undefined && { heading: columnMessages.headingRequired }),
})

/** What a brokerage may not decide of a standard column. */
function errorsOfStandard(standard: ColumnDefinition, setting: ColumnSetting): FieldErrors {
  const { key, kind = standard.kind, required, choices, defaultValue } = setting
  const changesStatus = key === statusColumn && (choices !== undefined || defaultValue !== undefined)
  return {
    ...(kind !== standard.kind && { kind: columnMessages.kindStays }),
    ...(required === false && isKeyColumn(standard) && { required: columnMessages.keyColumn }),
    ...(changesStatus && { choices: columnMessages.statusStays }),
  }
}

function errorsOfColumn(column: ColumnDefinition): FieldErrors {
  const { kind, choices, min, max, defaultValue } = column
  const isList = kind === 'choice' || kind === 'choices'
  const twice = isList ? repeated(choices) : undefined
  const error = readCell(column, defaultValue).error
  return {
    ...(isList && choices.length === 0 && { choices: columnMessages.choicesRequired }),
    ...(twice !== undefined && { choices: columnMessages.choiceTwice(twice) }),
    ...(min !== null && max !== null && min > max && { max: columnMessages.limitsCrossed }),
    ...(error !== null && { defaultValue: error }),
  }
}

function repeated(choices: readonly string[]): string | undefined {
  const seen = new Set<string>()
  return choices.find((choice) => seen.size === seen.add(choice.toLowerCase()).size)
}
