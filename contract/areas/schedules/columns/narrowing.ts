import type { CheckedRow } from '../checks/rows.ts'
import type { ColumnDefinition } from '../column.shapes.ts'
import type { Finding } from '../finding.shapes.ts'
import { validationMessages } from '../validation.messages.ts'
import { readCell } from '../values/cell-values.ts'

/** A column that asks more of its cells than it did. */
export interface Narrowing {
  readonly today: ColumnDefinition
  readonly tomorrow: ColumnDefinition
}

type Columns = readonly ColumnDefinition[]

/** The columns that rows could fail which pass today, if these columns took the place of those. */
export function narrowingsOf(today: Columns, tomorrow: Columns): Narrowing[] {
  const before = new Map(today.map((column) => [column.key, column]))
  return tomorrow
    .map((column) => ({ today: before.get(column.key) ?? unseen(column), tomorrow: column }))
    .filter(({ today: old, tomorrow: column }) => isNarrower(old, column))
}

/** Whether a column change affects the issues of rows. */
export const changesFindings = (today: Columns, tomorrow: Columns): boolean => asked(today) !== asked(tomorrow)

/** A hidden column checks nothing. */
const unseen = (column: ColumnDefinition): ColumnDefinition => ({ ...column, required: false })

function isNarrower(today: ColumnDefinition, tomorrow: ColumnDefinition): boolean {
  return (
    (tomorrow.required && !today.required) ||
    tomorrow.kind !== today.kind ||
    today.choices.some((choice) => !tomorrow.choices.includes(choice)) ||
    tomorrow.maxLength < today.maxLength ||
    lowestOf(tomorrow) > lowestOf(today) ||
    highestOf(tomorrow) < highestOf(today)
  )
}

const lowestOf = ({ min }: ColumnDefinition): number => min ?? Number.NEGATIVE_INFINITY
const highestOf = ({ max }: ColumnDefinition): number => max ?? Number.POSITIVE_INFINITY

function asked(columns: Columns): string {
  const inOrder = columns.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  return JSON.stringify(
    inOrder.map(({ key, kind, heading, required, choices, words, defaultValue, min, max, maxLength }) => {
      return [key, kind, heading, required, choices, words, defaultValue, min, max, maxLength]
    }),
  )
}

/** Existing rows that a column change would make invalid. */
export function findingsOfNarrowing(
  today: ColumnDefinition,
  tomorrow: ColumnDefinition,
  rows: readonly CheckedRow[],
): Finding[] {
  return rows.flatMap(({ rowId, cells }): Finding[] => {
    const value = cells[today.key] ?? null
    const message = errorIn(tomorrow, value)
    if (message === null || errorIn(today, value) !== null) return []
    return [{ rowId, column: today.key, severity: 'ERROR', message }]
  })
}

function errorIn(column: ColumnDefinition, value: string | null): string | null {
  const reading = readCell(column, value)
  if (reading.value === null) return column.required ? validationMessages.required(column.heading) : null
  return reading.error
}
