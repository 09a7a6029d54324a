import { cellLimit } from '../cell-limit.ts'
import type { ColumnDefinition } from '../column.shapes.ts'
import { plainColumn } from './column.ts'
import type { ColumnSetting } from './column-settings.shapes.ts'

/** A column as a brokerage has it. */
export interface ShapedColumn {
  readonly column: ColumnDefinition
  readonly isOwn: boolean
  readonly isHidden: boolean
}

type Columns = readonly ColumnDefinition[]

/** A key column identifies rows: if shown it is required, and comes first. */
export const isKeyColumn = ({ frozen, required }: ColumnDefinition): boolean => frozen && required

/** Maximum text lengths of own columns, by kind. */
const longest: Readonly<Partial<Record<ColumnDefinition['kind'], number>>> = {
  longText: cellLimit,
  choices: 1000,
  webAddress: 500,
  email: 254,
}

/**
 * Every column of a schedule in the brokerage's order, hidden ones too: those that stay in sight first. A standard
 * column that the settings do not name, such as one of a later release, follows its neighbour of the standard.
 */
export function shapeColumns(standard: Columns, settings: readonly ColumnSetting[]): ShapedColumn[] {
  const standardByKey = new Map(standard.map((column) => [column.key, column]))
  const named = new Map(settings.map((setting) => [setting.key, setting]))
  const columns = [...named.values()].flatMap((setting) => shaped(standardByKey.get(setting.key), setting))
  for (const [at, column] of standard.entries()) {
    if (named.has(column.key)) continue
    const neighbour = standard[at - 1]?.key
    const place = columns.findIndex((other) => other.column.key === neighbour) + 1
    columns.splice(place, 0, { column, isOwn: false, isHidden: false })
  }
  return columns.toSorted((one, other) => Number(other.column.frozen) - Number(one.column.frozen))
}

/** The columns that rows show, in the brokerage's order. */
export const shownColumns = (standard: Columns, settings: readonly ColumnSetting[]): readonly ColumnDefinition[] =>
  settings.length === 0
    ? standard
    : shapeColumns(standard, settings).flatMap(({ column, isHidden }) => (isHidden ? [] : [column]))

function shaped(standard: ColumnDefinition | undefined, setting: ColumnSetting): ShapedColumn[] {
  const { hidden: isHidden = false, kind, ...decided } = setting
  if (standard !== undefined) return [{ column: changed(standard, decided), isOwn: false, isHidden }]
  if (kind === undefined || decided.heading === undefined) return []
  const { key, heading, help = '' } = decided
  const plain = { ...plainColumn, key, heading, help, kind, maxLength: longest[kind] ?? plainColumn.maxLength }
  return [{ column: { ...plain, ...present(decided) }, isOwn: true, isHidden }]
}

/** Files still match a renamed column by its standard heading. */
function changed(standard: ColumnDefinition, decided: Omit<ColumnSetting, 'hidden' | 'kind'>): ColumnDefinition {
  const column = { ...standard, ...present(decided) }
  const synonyms = column.heading === standard.heading ? standard.synonyms : [standard.heading, ...standard.synonyms]
  return { ...column, synonyms, required: column.required || isKeyColumn(standard) }
}

type Present<T> = { [K in keyof T]: Exclude<T[K], undefined> }

const present = <T extends object>(decided: T): Present<T> =>
  Object.fromEntries(Object.entries(decided).filter(([, value]) => value !== undefined)) as Present<T>

/** How many columns a brokerage added, hid and changed. Another order alone changes none. */
export function differenceOf(standard: Columns, settings: readonly ColumnSetting[]) {
  const columns = shapeColumns(standard, settings)
  const before = new Map(standard.map((column) => [column.key, JSON.stringify(column)]))
  return {
    shown: columns.filter(({ isHidden }) => !isHidden).length,
    added: columns.filter(({ isOwn }) => isOwn).length,
    hidden: columns.filter(({ isHidden }) => isHidden).length,
    changed: columns.filter(({ column, isOwn }) => !isOwn && !isSame(column, before.get(column.key))).length,
  }
}

const isSame = (column: ColumnDefinition, standard: string | undefined): boolean => JSON.stringify(column) === standard

/** Whether the settings result in the standard columns in standard order. */
export const isStandard = (standard: Columns, settings: readonly ColumnSetting[]): boolean =>
  JSON.stringify(shapeColumns(standard, settings)) === JSON.stringify(shapeColumns(standard, []))
