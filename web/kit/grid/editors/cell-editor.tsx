import { choicesOf } from '../model/cell-formats.ts'
import type { GridColumn } from '../model/grid-types.ts'
import type { Way } from '../model/selection.rules.ts'
import { ChoiceEditor } from './choice-editor.tsx'
import { DateEditor } from './date-editor.tsx'
import { LookupEditor } from './lookup-editor.tsx'
import { LongTextEditor, TextEditor } from './text-editor.tsx'

/** Where the selection moves after an edit. */
export type After = Way | 'stay'

export interface EditorProps {
  readonly column: GridColumn
  /** Names the field: the column, and in the grid the row. */
  readonly label: string
  readonly text: string
  /** The edit started by typing: arrow keys then end it, as in a spreadsheet. */
  readonly typed: boolean
  /** It is one field of many: it does not take the focus, and is described and marked by its form. */
  readonly inForm?: boolean
  readonly invalid?: boolean
  readonly describedBy?: string | undefined
  /** Saves what was typed; `beside` is for other columns of the row that are still empty. */
  readonly onCommit: (text: string, after: After, beside?: Readonly<Record<string, string>>) => void
  readonly onCancel: () => void
}

/** The editor of a cell, by the kind of its column: the same in the grid and in the card of a phone. */
export function CellEditor(props: EditorProps) {
  const { column } = props
  if (column.kind === 'date') return <DateEditor {...props} />
  if (column.lookup !== undefined) return <LookupEditor {...props} lookup={column.lookup} />
  if (choicesOf(column).length > 0) return <ChoiceEditor {...props} />
  if (column.kind === 'long-text') return <LongTextEditor {...props} />
  return <TextEditor {...props} />
}
