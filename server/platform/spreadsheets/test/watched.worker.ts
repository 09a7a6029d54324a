import { writeFileSync } from 'node:fs'
import { threadId } from 'node:worker_threads'
import { serveReading } from '../process/serve-reading.ts'
import type { SheetRow } from '../spreadsheet.ts'

interface Told {
  /** Counts the rows where others see it. */
  readonly counted?: Int32Array
  /** From this row on it takes more memory than any thread has. */
  readonly hungryFrom?: number
  /** Writes a file here, or tries to. */
  readonly writesTo?: string
}

/** The rows, and which thread read them. */
export interface WatchedBatch {
  readonly thread: number
  readonly numbers: readonly number[]
}

const watched =
  ({ counted, hungryFrom = Infinity, writesTo }: Told) =>
  (rows: readonly SheetRow[]): WatchedBatch => {
    const numbers = rows.map(({ number }) => number)
    if (counted !== undefined) Atomics.add(counted, 0, rows.length)
    if (writesTo !== undefined) writeFileSync(writesTo, 'rows')
    const stored: number[][] = []
    while (numbers.some((number) => number >= hungryFrom)) stored.push(Array<number>(10_000).fill(0.5))
    return { thread: threadId, numbers }
  }

await serveReading(async () => watched, { spreads: true })
