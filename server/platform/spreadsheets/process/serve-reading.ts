import { isMainThread } from 'node:worker_threads'
import type { LoadMaker } from '../threads/row-maker.ts'

export interface Ways {
  /** Whether threads read the sheets of a long file, where the machine has room for them. */
  readonly spreads?: boolean
}

/**
 * Reads one file in a process of its own, and stretches of its sheets in the threads of that process. Each of them loads
 * only what it needs: a program is long in loading where a file is quickly read.
 */
export async function serveReading(maker: LoadMaker, ways: Ways = {}): Promise<void> {
  if (isMainThread) (await import('./serve-questions.ts')).serveQuestions(maker, ways)
  else (await import('../threads/serve-stretches.ts')).serveStretches(await maker())
}
