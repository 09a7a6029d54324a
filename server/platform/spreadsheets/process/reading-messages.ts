import type { SheetInfo, SpreadsheetKind } from '../spreadsheet.ts'
import { UnreadableFile, type UnreadableCode } from '../unreadable-file.ts'

/** What the reading process is asked. Each question has one answer, in the order of the questions. */
export type Question =
  | { readonly ask: 'open'; readonly path: string; readonly kind: SpreadsheetKind }
  /** Starts a numbered reading, with the settings for its rows. */
  | { readonly ask: 'begin'; readonly reading: number; readonly sheet: number; readonly told: unknown }
  | { readonly ask: 'next'; readonly reading: number }
  | { readonly ask: 'end'; readonly reading: number }

export type Answer =
  | { readonly sheets: readonly SheetInfo[]; readonly isLinked: boolean }
  /** A packed batch of results; null at the end of the sheet and for tasks without a result. */
  | { readonly batch: Uint8Array | null }
  | ReadError

/** Why there is no answer. */
export type ReadError =
  | { readonly unreadable: UnreadableCode; readonly reason: string }
  /** The rows could be read; what was to be made of them could not. */
  | { readonly failed: string }

/** The row maker failed: a bug in the program, not an error in the file. */
export class FailedMaking extends Error {}

/** Any other error of a reader was caused by the file. */
export function errorOf(error: unknown): ReadError {
  if (error instanceof FailedMaking) return { failed: error.message }
  const { cause = error } = error instanceof Error ? error : {}
  const reason = cause instanceof Error ? cause.message : String(cause)
  return { unreadable: error instanceof UnreadableFile ? error.code : 'damaged', reason }
}

/** Rebuilds an error thrown in another process. */
export const thrownAs = (error: ReadError): Error =>
  'failed' in error ? new FailedMaking(error.failed) : new UnreadableFile(error.unreadable, { cause: error.reason })
