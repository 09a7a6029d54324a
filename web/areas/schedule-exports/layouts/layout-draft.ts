import { standardLayout } from '@portico/contract/areas/schedule-exports/layout.rules.ts'
import type { Layout, LayoutColumn } from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { differencesIn } from '../../../kit/forms/conflicts/differences-in.ts'

/** Represents the new layout. */
export const made = ''

/** The open layout: the chosen one if it still exists, else the first, or a new one. */
export const openLayout = (layouts: readonly { readonly layoutId: string }[], chosen: string | undefined): string =>
  chosen === made || layouts.some(({ layoutId }) => layoutId === chosen)
    ? (chosen ?? made)
    : (layouts[0]?.layoutId ?? made)

/** A layout while it is being changed. */
export interface Draft {
  readonly name: string
  readonly isDefault: boolean
  readonly layout: Layout
}

/** The initial draft: the existing layout; for a new one a copy of another, else the standard. */
export const draftOf = (
  standing: Draft | null,
  columns: readonly ColumnDefinition[],
  copied: Layout = standardLayout(columns),
): Draft => {
  if (standing === null) return { name: '', isDefault: false, layout: copied }
  const { name, isDefault, layout } = standing
  return { name, isDefault, layout }
}

export const isChanged = (base: Draft, draft: Draft): boolean => JSON.stringify(base) !== JSON.stringify(draft)

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

/** Where two versions of a layout differ, for choosing between them. */
export function differencesOf(columns: readonly ColumnDefinition[], mine: Draft, theirs: Draft) {
  const order = (layout: Layout) => layout.columns.map(({ heading }) => heading).join(', ')
  const said = (layout: Layout, key: string) => {
    const chosen = layout.columns.find(({ column }) => column === key)
    if (chosen === undefined) return 'not included'
    const { heading, format, codes } = chosen
    return [
      heading,
      format.toLowerCase().replaceAll('_', ' '),
      ...codes.map(({ value, code }) => `${value} = ${code}`),
    ].join(', ')
  }
  return differencesIn(mine, theirs, [
    ['Name', ({ name }) => name],
    ['Default', ({ isDefault }) => (isDefault ? 'yes' : 'no')],
    ['Sheet name', ({ layout }) => layout.sheetName ?? ''],
    ...columns.map(({ key, heading }) => [heading, ({ layout }: Draft) => said(layout, key)] as const),
    ['Order', ({ layout }) => order(layout)],
  ])
}
