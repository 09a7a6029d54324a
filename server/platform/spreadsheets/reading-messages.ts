import type { SheetInfo, SheetRow, SpreadsheetKind } from './spreadsheet.ts'
import type { UnreadableCode } from './unreadable-file.ts'

/** What the reading process is asked. Each question has one answer, in the order of the questions. */
export type Question =
  | { readonly ask: 'open'; readonly path: string; readonly kind: SpreadsheetKind }
  /** The next batch of a reading; the first question under a number begins it. */
  | { readonly ask: 'next'; readonly reading: number; readonly sheet: number }
  | { readonly ask: 'end'; readonly reading: number }

export type Answer =
  | { readonly sheets: readonly SheetInfo[] }
  /** null at the end of the sheet. */
  | { readonly rows: readonly SheetRow[] | null }
  | { readonly unreadable: UnreadableCode; readonly reason: string }
