import { standardLayout } from '@portico/contract/areas/schedule-exports/layout.rules.ts'
import type { ExportLayout, Layout, LayoutColumn } from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'

/** Where editing begins: the layout that stands, else the standard. */
export const draftOf = ({ layout, columns }: Pick<ExportLayout, 'layout' | 'columns'>): Layout =>
  layout ?? standardLayout(columns)

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const isChanged = (saved: Pick<ExportLayout, 'layout' | 'columns'>, draft: Layout): boolean =>
  !isSame(draftOf(saved), draft)

/** What is saved of a draft: one that is the standard again is no layout. */
export const layoutToSave = (columns: readonly ColumnDefinition[], draft: Layout): Layout | null =>
  isSame(draft, standardLayout(columns)) ? null : draft

/** A draft with one of its columns changed. */
export const withColumn = (draft: Layout, key: string, change: Partial<LayoutColumn>): Layout => ({
  ...draft,
  columns: draft.columns.map((column) => (column.column === key ? { ...column, ...change } : column)),
})

/** A draft with a column more, at its end. */
export const withMore = (draft: Layout, { key, heading }: Pick<ColumnDefinition, 'key' | 'heading'>): Layout => ({
  ...draft,
  columns: [...draft.columns, { column: key, heading, format: 'STANDARD', codes: [] }],
})

export const without = (draft: Layout, key: string): Layout => ({
  ...draft,
  columns: draft.columns.filter(({ column }) => column !== key),
})

/** Where two layouts differ, for whoever has to choose between them. */
export function differencesOf(columns: readonly ColumnDefinition[], mine: Layout, theirs: Layout) {
  const order = (layout: Layout) => layout.columns.map(({ heading }) => heading).join(', ')
  const said = (layout: Layout, key: string) => {
    const chosen = layout.columns.find(({ column }) => column === key)
    if (chosen === undefined) return 'left out'
    const { heading, format, codes } = chosen
    return [
      heading,
      format.toLowerCase().replaceAll('_', ' '),
      ...codes.map(({ value, code }) => `${value} = ${code}`),
    ].join(', ')
  }
  const each = columns.map(({ key, heading }) => ({ field: heading, mine: said(mine, key), theirs: said(theirs, key) }))
  return [
    { field: 'Sheet name', mine: mine.sheetName ?? '', theirs: theirs.sheetName ?? '' },
    ...each,
    { field: 'Order', mine: order(mine), theirs: order(theirs) },
  ].filter((difference) => difference.mine !== difference.theirs)
}
