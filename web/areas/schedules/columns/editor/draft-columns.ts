import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import type { ColumnSetting } from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import { shapeColumns, type ShapedColumn } from '@portico/contract/areas/schedules/columns/shape-columns.ts'
import { kindNames } from '../kind-names.ts'

type Standard = readonly ColumnDefinition[]
type Settings = readonly ColumnSetting[]

/** Where a new column goes: before the last columns of every schedule. */
const firstOfEnd = 'effectiveFrom'

/** A setting for every column, in display order, so that each can be changed without moving another. */
export function everySetting(standard: Standard, settings: Settings): ColumnSetting[] {
  const named = new Map(settings.map((setting) => [setting.key, setting]))
  return shapeColumns(standard, settings).map(({ column: { key } }) => named.get(key) ?? { key })
}

/** The settings with one column's replaced; a new column is added. */
export function withSetting(standard: Standard, settings: Settings, changed: ColumnSetting): ColumnSetting[] {
  const every = everySetting(standard, settings)
  if (every.some(({ key }) => key === changed.key))
    return every.map((setting) => (setting.key === changed.key ? changed : setting))
  const end = every.findIndex(({ key }) => key === firstOfEnd)
  return every.toSpliced(end < 0 ? every.length : end, 0, changed)
}

/** The settings with their columns in this order. */
export function inOrder(standard: Standard, settings: Settings, columns: readonly ShapedColumn[]): ColumnSetting[] {
  const named = new Map(settings.map((setting) => [setting.key, setting]))
  return everySetting(
    standard,
    columns.map(({ column: { key } }) => named.get(key) ?? { key }),
  )
}

/** The settings without a column of the brokerage's own. */
export const without = (settings: Settings, key: string): ColumnSetting[] =>
  settings.filter((setting) => setting.key !== key)

/** Whether two settings result in different columns. */
export const isOther = (standard: Standard, one: Settings, other: Settings): boolean =>
  JSON.stringify(shapeColumns(standard, one)) !== JSON.stringify(shapeColumns(standard, other))

/** A key for a new column, made of its heading: no column has it yet. */
export function keyFor(heading: string, taken: ReadonlySet<string>): string {
  const [first = 'own', ...others] = heading
    .normalize('NFD')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())
  const words = [first, ...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('').slice(0, 36)
  const key = /^[a-z]/.test(words) ? words : `own${words}`.slice(0, 36)
  const isFree = (wanted: string) => !taken.has(wanted) && !(wanted in {})
  if (isFree(key)) return key
  const at = [...Array(taken.size + 1).keys()].find((number) => isFree(`${key}${number + 2}`)) ?? 0
  return `${key}${at + 2}`
}

/** Where two people's column settings differ. */
export function differences(standard: Standard, mine: Settings, theirs: Settings) {
  const [own, other] = [mine, theirs].map((settings) => shapeColumns(standard, settings))
  const ownByKey = new Map(own?.map((shaped) => [shaped.column.key, shaped]))
  const otherByKey = new Map(other?.map((shaped) => [shaped.column.key, shaped]))
  const found = [...new Set([...ownByKey.keys(), ...otherByKey.keys()])]
    .map((key) => ({
      field: (ownByKey.get(key) ?? otherByKey.get(key))?.column.heading ?? key,
      mine: wordsOf(ownByKey.get(key)),
      theirs: wordsOf(otherByKey.get(key)),
    }))
    .filter((difference) => difference.mine !== difference.theirs)
  return found.length > 0 ? found : [{ field: 'Order', mine: orderOf(own), theirs: orderOf(other) }]
}

const orderOf = (columns: readonly ShapedColumn[] = []): string =>
  columns.map(({ column: { heading } }) => heading).join(', ')

/** A column as text. */
function wordsOf(shaped: ShapedColumn | undefined): string {
  if (shaped === undefined) return 'No such column'
  if (shaped.isHidden) return 'Hidden'
  const { heading, kind, required, help, choices, min, max, maxLength, outlierPercent, defaultValue } = shaped.column
  const facts = [
    heading,
    kindNames[kind],
    required && 'required',
    help !== '' && `“${help}”`,
    choices.length > 0 && `one of ${choices.join(', ')}`,
    min !== null && `from ${min}`,
    max !== null && `to ${max}`,
    `${maxLength} characters`,
    outlierPercent !== null && `outlier beyond ${outlierPercent}%`,
    defaultValue !== null && `${defaultValue} by default`,
  ]
  return facts.filter((fact) => fact !== false).join(' · ')
}
