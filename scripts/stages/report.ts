import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Ended } from './program.ts'

/** Runs work that may write a JSON report to a file, and returns both; the report is undefined if there is none. */
export async function withReport(
  work: (file: string) => Promise<Ended>,
): Promise<{ readonly ended: Ended; readonly report: unknown }> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-report-'))
  const file = join(folder, 'report.json')
  try {
    return { ended: await work(file), report: read(file) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
