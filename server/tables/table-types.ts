/** A column as the database describes it. */
export interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly isRequired: boolean
  readonly hasDefault: boolean
  /** The database alone writes it. */
  readonly isGenerated: boolean
  readonly comment: string | null
  /** The checks of this column alone, as the database words them. */
  readonly checks: string | null
}

interface Known {
  /** Views, which statements read, and builders do not. */
  readonly views: readonly string[]
  /** The tables and views of each area. */
  readonly owners: Readonly<Record<string, readonly string[]>>
  /** The columns that `ColumnTypes` says more about, as `table.column`. */
  readonly narrowed: readonly string[]
}

/** How the driver reads each type of the database; see `value-parsers.ts`. */
const readAs: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  integer: 'number',
  numeric: 'Decimal',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  tsvector: 'string',
  uuid: 'string',
  xid8: 'string',
}

const head = `// Made by \`npm run tables\` from the migrated database. To change it, add a migration.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

/** Written as JSON text, read as what it holds. */
type Json<T> = ColumnType<T, string, string>
type JsonOrNull<T> = ColumnType<T | null, string | null, string | null>
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>
/** Read as a text, so that no digit is lost. */
type Decimal = ColumnType<string, number | string, number | string>

/** Every table of the application, by name. */
export interface Tables {
`

/** The types of all tables as a source file, and what does not fit: tables of no area, names of nothing. */
export function tableTypes(
  columns: readonly Column[],
  { views, owners, narrowed }: Known,
): { text: string; errors: string[] } {
  const tables = Map.groupBy(columns, ({ table }) => table)
  const owned = Object.values(owners).flat()
  const names = new Set(columns.map(({ table, column }) => `${table}.${column}`))
  const errors = [
    ...[...tables.keys(), ...views]
      .filter((table) => !owned.includes(table))
      .map((table) => `${table} has no owner in owners.json`),
    ...owned
      .filter((table) => !tables.has(table) && !views.includes(table))
      .map((table) => `owners.json names ${table}, and there is no such table`),
    ...owned
      .filter((table, at) => owned.indexOf(table) !== at)
      .map((table) => `owners.json names two owners of ${table}`),
    ...narrowed
      .filter((key) => !names.has(key))
      .map((key) => `column-types.ts names ${key}, and there is no such column`),
  ]
  const text = [...tables].map(
    ([table, of]) => `  ${table}: {\n${of.map((column) => line(column, narrowed)).join('')}  }\n`,
  )
  return { text: `${head}${text.join('')}}\n`, errors }
}

function line(column: Column, narrowed: readonly string[]): string {
  const comment = column.comment === null ? '' : `    /** ${column.comment} */\n`
  const key = `${column.table}.${column.column}`
  return `${comment}    ${column.column}: ${typeOf(column, narrowed.includes(key) ? `ColumnTypes['${key}']` : undefined)}\n`
}

function typeOf(column: Column, known: string | undefined): string {
  const { type, isRequired, hasDefault, isGenerated } = column
  if (type === 'jsonb') return `${jsonKind(column)}<${known ?? 'unknown'}>`
  const read = known ?? listed(column) ?? readAs[type]
  if (read === undefined) throw new Error(`${column.table}.${column.column} is ${type}: say in readAs how it is read`)
  const whole = isRequired ? read : `${read} | null`
  if (isGenerated) return `GeneratedAlways<${whole}>`
  return hasDefault ? `Generated<${whole}>` : whole
}

function jsonKind({ isRequired, hasDefault }: Column): string {
  if (!isRequired) return 'JsonOrNull'
  return hasDefault ? 'JsonWithDefault' : 'Json'
}

/** The values that a check lists, as `check (state in (…))` does. */
function listed({ type, checks }: Column): string | undefined {
  if (type !== 'text') return undefined
  const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]+)\]\)\)\)$/.exec(checks ?? '') ?? []
  return list?.replaceAll('::text', '').split(', ').join(' | ')
}
