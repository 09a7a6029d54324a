import type { TableOfCodes } from '../../lookups/lookup-tables.ts'
import type { ClassificationTypes } from '../classification.shapes.ts'
import type { ColumnDefinition } from '../column.shapes.ts'
import type { Finding, FindingOrigin } from '../finding.shapes.ts'
import type { ScheduleType } from '../schedule-types.ts'
import { type PublishedRule, publishedRowRules } from '../published/published-rules.ts'
import { validationMessages } from '../validation.messages.ts'
import { readCell } from '../values/cell-values.ts'
import type { Reading } from '../values/reading.ts'
import { checkMessages } from './check.messages.ts'
import { lookOfClassCode } from './class-codes.ts'
import { crossRulesOf } from './cross-rules.ts'
import { checkAgainstLastYear } from './last-year.ts'
import type { OtherSchedules } from './other-schedules.ts'
import { rowRulesOf } from './row-rules.ts'
import type { RowRule } from './row-rule.ts'
import type { Cells, CheckedRow } from './rows.ts'
import type { CheckStep } from './tab-rule.ts'
import { tabRulesOf } from './tab-rules.ts'

type RowFinding = Omit<Finding, 'rowId'>

/** What checks of a tab need in addition to its rows. */
export interface CheckContext {
  readonly type: ScheduleType
  /** The type's columns as the account's brokerage has them. */
  readonly columns: readonly ColumnDefinition[]
  /** The day, yyyy-mm-dd. */
  readonly today: string
  readonly others?: OtherSchedules
  /** Last year's cells, by row. */
  readonly lastYear?: ReadonlyMap<string, Cells>
  /** The tables of class codes in force, each with those of the rows' codes that it has. */
  readonly classTables?: readonly TableOfCodes[]
  /** Whose tables alone read the class codes of the tab. */
  readonly classOwners?: ClassificationTypes
  /** The rules that administrators published for the account. */
  readonly published?: readonly PublishedRule[]
}

/** All issues of a tab: of cells, rows, rows together, other schedules and last year. */
export function checkSchedule(rows: readonly CheckedRow[], context: CheckContext): Finding[] {
  const findings = checkRows(rows, context)
  const counts = countingBy(context.columns)
  const counting = rows.filter(({ cells }) => counts(cells))
  for (const step of checkTogether(counting, context)) {
    if (step === null) continue
    const { origin: _origin, ...finding } = step
    findings.push(finding)
  }
  return findings
}

/** An issue that no row has on its own, with what it was found against. */
export interface JointFinding extends Finding {
  readonly origin: Exclude<FindingOrigin, 'ROW'>
}

/**
 * What is found in the rows of a tab that count together, step by step: among themselves, against other schedules, and
 * since last year.
 */
export function* checkTogether(
  counting: readonly CheckedRow[],
  { type, columns, others, lastYear }: Omit<CheckContext, 'today'>,
): Iterable<JointFinding | null> {
  for (const rule of tabRulesOf(type)) yield* from('TAB', rule(counting))
  if (others !== undefined)
    for (const rule of crossRulesOf(type)) yield* from('OTHER_SCHEDULES', rule(counting, others))
  if (lastYear !== undefined) yield* from('LAST_YEAR', checkAgainstLastYear(columns, counting, lastYear))
}

function* from(origin: JointFinding['origin'], steps: Iterable<CheckStep>): Iterable<JointFinding | null> {
  for (const found of steps) yield found === null ? null : { ...found, origin }
}

/** Whether rows of a type are checked together even without last year's data. */
export const hasJointRules = (type: ScheduleType): boolean =>
  tabRulesOf(type).length > 0 || crossRulesOf(type).length > 0

/** The issues of single rows: an edit changes them without reading any other row. */
export function checkRows(rows: readonly CheckedRow[], context: CheckContext): Finding[] {
  const check = rowCheck(context)
  return rows.flatMap(({ rowId, cells }) => check(cells).map((finding) => ({ rowId, ...finding })))
}

/** Checks rows independently; shared work is done once. */
export function rowCheck(context: CheckContext): (cells: Cells) => RowFinding[] {
  const check = readingCheck(context)
  return (cells) => check(cells, (column) => readCell(column, cells[column.key] ?? null))
}

/**
 * Reads rows of a file with a value for each of these columns, and checks each on its own: every cell is parsed once.
 * Empty cells are undefined.
 */
export function rowReader(
  context: CheckContext,
  keys: readonly string[],
): (typed: readonly (string | null)[]) => { cells: Record<string, string | undefined>; findings: RowFinding[] } {
  const check = readingCheck(context)
  // Engines are faster with objects of one shape, and preserve a shape of many keys only when parsed.
  const empty = JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, null])))) as object
  const readers = keys.map((key) => cellReader(context.columns.find((column) => column.key === key)))
  const places = context.columns.map(({ key }) => (keys.includes(key) ? keys.indexOf(key) : keys.length))
  return (typed) => {
    const cells: Record<string, string | undefined> = { ...empty }
    const readings = readers.map((read, place) => {
      const reading = read(typed[place] ?? null)
      cells[keys[place]!] = reading.value ?? undefined
      return reading
    })
    return { cells, findings: check(cells as Cells, (_column, index) => readings[places[index]!] ?? nothingRead) }
  }
}

const nothingRead: Reading = { value: null, error: null }

/** A column of which more was read than this says something else in every row. */
const mostRemembered = 2000

/** Files contain spreadsheet day numbers without a date format. */
const ofFiles = { daySerials: true }

/** Reads the cells of a column. What was read before is remembered: mostly a column says a few things again and again. */
function cellReader(column: ColumnDefinition | undefined): (typed: string | null) => Reading {
  if (column === undefined) return (value) => ({ value, error: null })
  const remembered = new Map<string, Reading>()
  return (typed) => {
    if (typed === null || remembered.size >= mostRemembered) return readCell(column, typed, ofFiles)
    const known = remembered.get(typed)
    if (known !== undefined) return known
    const reading = readCell(column, typed, ofFiles)
    remembered.set(typed, reading)
    return reading
  }
}

/** Checks rows by themselves by what was read in the cell of each column. */
function readingCheck(
  context: CheckContext,
): (cells: Cells, readingOf: (column: ColumnDefinition, index: number) => Reading) => RowFinding[] {
  const { type, columns, today, published = [] } = context
  const shown = new Set(columns.map(({ key }) => key))
  // Users cannot fix values in hidden columns.
  const rules = [
    ...rowRulesOf(type).filter(({ column }) => column === null || shown.has(column)),
    ...publishedRowRules(published, columns),
  ]
  const counts = countingBy(columns)
  return (cells, readingOf) => {
    const findings: RowFinding[] = []
    if (!counts(cells)) return findings
    const row = { cells, context }
    for (const [index, column] of columns.entries()) {
      const found = checkCell(readingOf(column, index), column, row)
      if (found !== null) findings.push(found)
    }
    for (const rule of rules) if (rule.isBroken(cells, today)) findings.push(findingOf(rule, cells))
    return findings
  }
}

/** Whether a row counts: it is not removed, and has values in addition to column defaults. */
export function countingBy(columns: readonly ColumnDefinition[]): (cells: Cells) => boolean {
  const defaults = new Map(columns.map(({ key, defaultValue }) => [key, defaultValue]))
  return (cells) => {
    if (cells['rowStatus'] === 'REMOVED') return false
    for (const column in cells) {
      if ((cells[column] ?? '') !== '' && cells[column] !== defaults.get(column)) return true
    }
    return false
  }
}

const findingOf = ({ column, severity, message }: RowRule, cells: Cells): RowFinding => ({
  column,
  severity,
  message: typeof message === 'string' ? message : message(cells),
})

function checkCell(
  { value, error }: Reading,
  column: ColumnDefinition,
  { cells, context }: { readonly cells: Cells; readonly context: CheckContext },
): RowFinding | null {
  const { key, required, heading } = column
  const missing = value === null && required ? validationMessages.required(heading) : null
  const message = error ?? missing
  if (message !== null) return { column: key, severity: 'ERROR', message }
  const look = value === null ? null : lookOf(column, value, cells, context)
  return look === null ? null : { column: key, severity: 'OUTLIER', message: look }
}

const placeholderDates = new Set(['1899-12-30', '1899-12-31', '1900-01-01', '9999-12-31'])
const totalsLabel = /^(?:grand |sub-?)?totals?:?$/i

/** A readable value that is probably a mistake. */
function lookOf(
  column: ColumnDefinition,
  value: string,
  cells: Cells,
  { type, classTables, classOwners }: CheckContext,
): string | null {
  const { kind } = column
  if (kind === 'date' && placeholderDates.has(value)) return checkMessages.placeholderDate
  if (kind === 'text' && totalsLabel.test(value)) return checkMessages.totalRow
  if (classTables === undefined) return null
  return lookOfClassCode(type, column, cells, { tables: classTables, owners: classOwners })
}
