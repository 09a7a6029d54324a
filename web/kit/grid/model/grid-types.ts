import type { Lookup } from '../../lookup/lookup-option.ts'

/** A cell's value as stored, or null. Its column decides how it is shown and typed. */
export type CellValue = string | null

/** Dates are stored as `yyyy-mm-dd`, numbers as plain digits with a point, yes and no as `Y` and `N`. */
export type ColumnKind = 'text' | 'long-text' | 'whole' | 'number' | 'money' | 'percent' | 'date' | 'choice' | 'yes-no'

export interface GridChoice {
  readonly value: string
  readonly label: string
}

export interface GridColumn {
  readonly key: string
  readonly heading: string
  /** In pixels, until a person drags it. */
  readonly width: number
  readonly kind: ColumnKind
  /** Stays in sight at the left, and names the row. */
  readonly frozen?: boolean
  readonly choices?: readonly GridChoice[]
  /** Finds values as one types, if the list is too long to show; pass the same function each time. */
  readonly lookup?: Lookup
  readonly readOnly?: boolean
  readonly align?: 'left' | 'right'
  readonly help?: string
  readonly required?: boolean
  /** Formats typed text: `#` is a digit, `A` a letter, `*` either; other characters are literal. */
  readonly mask?: string
  /** Parses typed or pasted text to the stored value, if the kind alone does not define it. */
  readonly read?: (text: string) => CellValue
  /** The value as displayed, if the kind alone does not define it. */
  readonly display?: (value: string) => string
  /** Personal: an edit starts empty, and leaves the value unchanged if nothing is typed. */
  readonly concealed?: boolean
}

export interface GridRow {
  readonly id: string
  readonly cells: Readonly<Record<string, CellValue | undefined>>
}

/** The rows in the order in which they are shown. A row whose page has not come yet is undefined. */
export interface GridSource {
  readonly count: number
  readonly rowAt: (index: number) => GridRow | undefined
  /** Counts the times that others have inserted or deleted rows: what is selected then stays on its row. */
  readonly moves?: number
  /** The rows shown are those of before: what is to be shown in which order is still being found out. */
  readonly isArranging?: boolean
}

/** A change to the rows. Operations are applied in their order; a batch of them is undone as one. */
export type GridOperation =
  | {
      readonly op: 'set'
      readonly rowId: string
      readonly column: string
      readonly value: CellValue
      /** What the person saw before, so that a server can detect a concurrent change. */
      readonly was: CellValue
    }
  | {
      readonly op: 'insert'
      readonly rowId: string
      /** The row before it; null puts it first. */
      readonly after: string | null
      readonly cells?: GridRow['cells']
    }
  | { readonly op: 'delete'; readonly rowId: string }

export type MarkKind = 'error' | 'warning' | 'outlier' | 'changed' | 'present'

/** A cell's note: an error, a warning, or that another person just changed it or is editing it. */
export interface GridMark {
  readonly kind: MarkKind
  readonly text: string
}

/** The mark of a cell. A new function means that marks have changed. */
export type MarkOf = (rowId: string, column: string) => GridMark | undefined

/** A cell's position: rows and columns count from 0, as displayed. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** A cell to go to: its displayed row and its column's key. */
export interface GridGoal {
  readonly row: number
  readonly column: string | null
}

/** A block of cells, its edges included. */
export interface Area {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}
