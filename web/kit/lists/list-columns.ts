import { type Choice, displayText, type Field } from '@portico/contract/kit/field.ts'
import { breakable } from '../data/breakable.tsx'
import type { Column } from '../data/data-table.tsx'

/** A column of a list: what its cells show, and what of them is searched, sorted, narrowed and downloaded. */
export interface ListColumn<Row> extends Column<Row> {
  /** The displayed text: used for search and export, and for sorting unless the column has another order. */
  readonly text: (row: Row) => string
  /** As a file holds it. */
  readonly value?: (row: Row) => string | number | null
  /** The list can be narrowed to one of these. */
  readonly choices?: readonly Choice[]
  readonly choiceOf?: (row: Row) => string
  /** Hidden by default; people can show it. */
  readonly startsHidden?: true
  /** A served list can be narrowed by it also while it is hidden. */
  readonly narrowsHidden?: true
}

/** The column of a described field; `more` overrides parts of it. */
export function fieldColumn<Row extends object>(
  key: keyof Row & string,
  field: Pick<Field, 'kind' | 'label' | 'choices'>,
  more: Partial<ListColumn<Row>> = {},
): ListColumn<Row> {
  const { kind, label, choices } = field
  const isAmount = kind === 'number' || kind === 'money'
  const text = (row: Row): string => displayText(field, row[key])
  const plain = (row: Row) => plainValue(row[key])
  return {
    key,
    header: label,
    numeric: isAmount,
    cell: (row) => breakable(text(row)),
    text,
    sortValue: kind === 'day' || isAmount ? plain : text,
    ...(isAmount && { value: (row: Row) => inDollars(kind, plain(row)) }),
    ...(choices !== undefined && { choices, choiceOf: (row: Row) => String(plain(row) ?? '') }),
    ...more,
  }
}

const plainValue = (value: unknown): string | number | null =>
  typeof value === 'string' || typeof value === 'number' ? value : null

const inDollars = (kind: Field['kind'], value: string | number | null) =>
  kind === 'money' && typeof value === 'number' ? value / 100 : value
