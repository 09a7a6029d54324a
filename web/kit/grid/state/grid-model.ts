import type { ReactNode } from 'react'
import type { After } from '../editors/cell-editor.tsx'
import type { EditTarget } from '../model/edits.rules.ts'
import type {
  Area,
  CellPlace,
  CellValue,
  GridColumn,
  GridGoal,
  GridOperation,
  GridSource,
  MarkOf,
} from '../model/grid-types.ts'
import type { ColumnLayout } from '../model/layout.rules.ts'
import type { Bounds, Selection } from '../model/selection.rules.ts'
import type { GridView } from '../model/view.rules.ts'

/** Undo and redo, implemented by the owner of the rows. */
export interface GridHistory {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly undo: () => void
  readonly redo: () => void
}

/** Named column layouts, stored by the owner of the rows. */
export interface ColumnSets {
  readonly sets: readonly { readonly name: string; readonly arrangement: ColumnLayout }[]
  readonly save: (name: string) => void
  readonly remove: (name: string) => void
}

export interface GridProps {
  /** Names the grid for screen readers. */
  readonly label: string
  readonly columns: readonly GridColumn[]
  readonly source: GridSource
  readonly marks?: MarkOf
  readonly readOnly?: boolean
  /** A last row that stays in sight, by column. */
  readonly totals?: Readonly<Record<string, string>>
  /** Order and filters; without them columns offer neither. */
  readonly view?: GridView
  readonly onView?: (view: GridView) => void
  /** Applies a batch of operations, which is undone as one. Without it the grid is read only. */
  readonly onOperations?: (operations: readonly GridOperation[]) => void
  readonly history?: GridHistory
  /** The stored column layout, if the caller stores one, with a callback for changes. */
  readonly layout?: ColumnLayout
  readonly onLayout?: (layout: ColumnLayout) => void
  /** Arrangements of the columns that the person saved by name. */
  readonly columnSets?: ColumnSets
  readonly newRowId?: () => string
  /** An action on one row: by a button on the active row, and Alt H. */
  readonly rowAction?: { readonly label: string; readonly icon: ReactNode; readonly run: (rowId: string) => void }
  /** More row actions, in addition to the grid's own tools. */
  readonly tools?: ReactNode
  /** Shows the save state of the rows. */
  readonly state?: ReactNode
  /** A panel next to the rows; below them if there is no room. */
  readonly aside?: ReactNode
  /** Dialogs of the rows: within reach in full screen too. */
  readonly children?: ReactNode
  /** Called with the active cell. */
  readonly onActive?: (rowId: string, column: string) => void
  /** Called with the row that is being edited, and with undefined once the edit is over and its change was reported. */
  readonly onEditing?: (rowId: string | undefined) => void
  /** A cell to go to; a new object goes again. */
  readonly goTo?: GridGoal | undefined
}

export interface Editing {
  readonly place: CellPlace
  readonly rowId: string
  readonly text: string
  readonly typed: boolean
  /** The value of the cell when the editor opened. */
  readonly was: CellValue
}

/** Whether the search is open, with or without replacing. */
export type Finding = 'find' | 'replace' | undefined

/** Where the menu of the cells is open: at the pointer, or at the active cell. */
export type MenuPoint = Pick<DOMRect, 'x' | 'y'> | 'cell'

/** All that the parts of a grid know and can do. Its rows are those shown, with the blank one that takes new values. */
export interface GridModel extends EditTarget {
  /** The rows without the blank one. */
  readonly kept: EditTarget
  readonly props: GridProps
  readonly readOnly: boolean
  readonly selection: Selection
  readonly area: Area
  readonly bounds: Bounds
  /** How many rows the selection has moved in total because of others' changes. */
  readonly carried: number
  /** The focus is on the heading of the active column. */
  readonly inHeader: boolean
  readonly editing: Editing | undefined
  /** The column whose menu is open. */
  readonly menu: number | undefined
  readonly cellMenu: MenuPoint | undefined
  /** The list of all columns is open. */
  readonly arranging: boolean
  readonly finding: Finding
  /** The grid covers the whole window. */
  readonly isFull: boolean
  readonly layout: ColumnLayout
  /** What was last to be said to those who listen. */
  readonly said: string
  readonly setPage: (rows: number) => void
  readonly select: (selection: Selection, inHeader?: boolean) => void
  readonly change: (operations: readonly GridOperation[], said?: string) => void
  readonly edit: (place: CellPlace, typed?: string) => void
  readonly commit: (place: CellPlace, text: string, after: After, beside?: Readonly<Record<string, string>>) => void
  readonly cancel: () => void
  readonly openMenu: (column: number | undefined) => void
  readonly openCellMenu: (at: MenuPoint | undefined) => void
  /** Counts the times that the focus was asked back to the active cell. */
  readonly focusAsked: number
  readonly focusCells: () => void
  readonly find: (opened: Finding) => void
  readonly fill: (isFull: boolean) => void
  readonly arrange: (layout: ColumnLayout) => void
  readonly openColumns: (opened: boolean) => void
  readonly show: (view: GridView, said: string) => void
  readonly say: (text: string) => void
}
