import { isMainThread } from 'node:worker_threads'
import type { LoadMaker } from '../threads/row-maker.ts'

export interface Ways {
  /** Whether threads read the sheets of a long file, if the machine has room for them. */
  readonly spreads?: boolean
}

/**
 * Reads one file in a separate process, and chunks of its sheets in that process's threads. Each loads only what it
 * needs: loading a program takes longer than reading a file.
 */
export async function serveReading(maker: LoadMaker, ways: Ways = {}): Promise<void> {
  if (isMainThread) (await import('./serve-questions.ts')).serveQuestions(maker, ways)
  else (await import('../threads/serve-chunks.ts')).serveChunks(await maker())
}
