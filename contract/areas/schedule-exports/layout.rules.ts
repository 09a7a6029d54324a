import type { ColumnDefinition } from '../schedules/column.shapes.ts'
import { formatsOf, shownByFormat } from './export-formats.ts'
import { layoutMessages } from './layout.messages.ts'
import type { Layout, LayoutColumn } from './layout.shapes.ts'

/** The layout that leaves everything as the schedule has it: where one's own starts. */
export const standardLayout = (columns: readonly ColumnDefinition[]): Layout => ({
  sheetName: null,
  columns: columns.map(({ key, heading }) => ({ column: key, heading, format: 'STANDARD', codes: [] })),
})

/** What must be fixed in a layout, by field. */
export function errorsOfLayout(columns: readonly ColumnDefinition[], layout: Layout): Record<string, string> {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const headings = new Set<string>()
  const taken = new Set<string>()
  const errors: Record<string, string> = {}
  for (const [place, chosen] of layout.columns.entries()) {
    const heading = chosen.heading.trim().toLowerCase()
    if (heading === '') errors[`columns.${place}.heading`] = layoutMessages.headingRequired
    if (headings.has(heading)) errors[`columns.${place}.heading`] = layoutMessages.headingTwice
    if (taken.has(chosen.column)) errors[`columns.${place}.column`] = layoutMessages.columnTwice
    headings.add(heading)
    taken.add(chosen.column)
    const column = byKey.get(chosen.column)
    if (column === undefined) errors[`columns.${place}.column`] = layoutMessages.unknownColumn
    else Object.assign(errors, errorsOfColumn(column, chosen, `columns.${place}`))
  }
  return errors
}

function errorsOfColumn(column: ColumnDefinition, { format, codes }: LayoutColumn, at: string): Record<string, string> {
  const errors: Record<string, string> = {}
  if (!formatsOf(column.kind).includes(format)) errors[`${at}.format`] = layoutMessages.formatUnfit
  const values = new Set<string>()
  for (const [place, { value, code }] of codes.entries()) {
    if (values.has(value)) errors[`${at}.codes.${place}.value`] = layoutMessages.valueTwice
    if (code.trim() === '') errors[`${at}.codes.${place}.code`] = layoutMessages.noCode(value)
    values.add(value)
  }
  const missing = codes.length === 0 ? undefined : valuesToCode(column).find((value) => !values.has(value))
  if (missing !== undefined) errors[`${at}.codes`] = layoutMessages.noCode(missing)
  return errors
}

/** A column's values that are known in advance: if one has a code, all need one. */
export function valuesToCode({ kind, choices }: Pick<ColumnDefinition, 'kind' | 'choices'>): readonly string[] {
  if (kind === 'choice') return choices
  if (kind === 'yesNo') return ['Y', 'N']
  return kind === 'leasedOrOwned' ? ['LEASED', 'OWNED'] : []
}

/** What a value shows as in the file that a layout makes. */
export function shownInLayout(
  column: Pick<ColumnDefinition, 'kind'>,
  { format, codes }: Pick<LayoutColumn, 'format' | 'codes'>,
  value: string | null,
): string {
  if (value === null) return ''
  return codes.find((each) => each.value === value)?.code ?? shownByFormat(column, format, value)
}
