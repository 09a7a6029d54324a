import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs work that may write a JSON report into a file, and hands on both; the report is undefined where there is none. */
export async function withReport<Report, Ended>(
  work: (file: string) => Promise<Ended>,
): Promise<{ readonly ended: Ended; readonly report: Report | undefined }> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-report-'))
  const file = join(folder, 'report.json')
  try {
    return { ended: await work(file), report: read(file) as Report | undefined }
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
