// Run by the benchmark in a separate process: writes one workbook of this many rows, and reports the cost.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { writeWorkbook } from '../../server/platform/spreadsheets/spreadsheet-writer.ts'
import type { WorkbookColumn, WorkbookRow } from '../../server/platform/spreadsheets/workbook.ts'

export interface Writing {
  readonly bytes: number
  readonly seconds: number
  readonly cpuSeconds: number
  /** The most memory that was in use beyond what the process started with. */
  readonly grownMb: number
  /** How late the ninety-ninth of a hundred timers was. */
  readonly delayMs: number
}

const columns = 40
const pageRows = 500
const rows = Number(process.argv[2])

const formats = ['@', '$#,##0.00', 'mm/dd/yyyy', '#,##0']
const headings = Array.from({ length: columns }, (_, at): WorkbookColumn => ({
  heading: `Column ${at}`,
  width: 14,
  format: formats[at % formats.length]!,
}))

/** Texts, amounts, days and counts, page by page as a tab is read. */
async function* pages(): AsyncGenerator<readonly WorkbookRow[]> {
  for (let first = 0; first < rows; first += pageRows) {
    yield Array.from({ length: Math.min(pageRows, rows - first) }, (_, at) => rowOf(first + at))
    // oxlint-disable-next-line no-await-in-loop -- a page of the database is waited for too
    await pause(0)
  }
}

const dayMs = 86_400_000
const rowOf = (row: number): WorkbookRow =>
  Array.from({ length: columns }, (_, at) => {
    if (at % 4 === 0) return at === 0 ? `${row} Harbor Street` : `Choice ${(row * 31 + at) % 500}`
    if (at % 4 === 1) return (row * 7919 + at * 13) / 4
    return at % 4 === 2 ? new Date(Date.UTC(2020, 0, 1) + (row % 2000) * dayMs) : (row * at) % 10_000
  })

async function main(): Promise<Writing> {
  const idleMb = process.memoryUsage.rss() / 1e6
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const before = process.cpuUsage()
  const start = performance.now()
  let bytes = 0
  for await (const piece of writeWorkbook([{ name: 'List', columns: headings, rows: pages() }])) bytes += piece.length
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(before)
  const grownMb = process.resourceUsage().maxRSS / 1000 - idleMb
  return { bytes, seconds, cpuSeconds: (user + system) / 1e6, grownMb, delayMs: delay.percentile(99) / 1e6 }
}

console.log(JSON.stringify(await main()))
