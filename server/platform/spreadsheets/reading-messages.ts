import type { SheetInfo, SpreadsheetKind } from './spreadsheet.ts'
import type { UnreadableCode } from './unreadable-file.ts'

/** What the reading process is asked. Each question has one answer, in the order of the questions. */
export type Question =
  | { readonly ask: 'open'; readonly path: string; readonly kind: SpreadsheetKind }
  /** Begins a reading under a number of its own, and tells what is to be made of its rows. */
  | { readonly ask: 'begin'; readonly reading: number; readonly sheet: number; readonly told: unknown }
  | { readonly ask: 'next'; readonly reading: number }
  | { readonly ask: 'end'; readonly reading: number }

export type Answer =
  | { readonly sheets: readonly SheetInfo[] }
  /** What the process made of some rows; null at the end of the sheet, and where nothing is to be told. */
  | { readonly batch: unknown }
  | { readonly unreadable: UnreadableCode; readonly reason: string }
  /** The rows could be read; what was to be made of them could not. */
  | { readonly failed: string }
