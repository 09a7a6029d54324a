import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Figure } from '../figures.ts'
import { repository } from '../measured-process.ts'
import type { Writing } from './write-spreadsheet.ts'

const sizes = [1_000, 10_000, 100_000]
const mostMb = 250
const run = promisify(execFile)

/** Workbooks of lists that grow, each written in a process of its own: rows a second, and memory that does not grow. */
export async function writingFigures(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const rows of sizes) {
    // oxlint-disable-next-line no-await-in-loop -- two at once would measure each other
    const { stdout } = await run(process.execPath, ['bench/spreadsheets/write-spreadsheet.ts', String(rows)], {
      cwd: repository,
    })
    const { cpuSeconds, grownMb, bytes } = JSON.parse(stdout) as Writing
    const speed = Math.round(rows / cpuSeconds).toLocaleString('en')
    figures.push({
      what: `writing a workbook of ${rows.toLocaleString('en')} × 40 cells (${(bytes / 1e6).toFixed(1)} MB)`,
      measured: `${speed} rows a second of CPU, ${grownMb.toFixed(0)} MB`,
      goal: `≤ ${mostMb} MB`,
      isMet: grownMb <= mostMb,
    })
  }
  return figures
}
