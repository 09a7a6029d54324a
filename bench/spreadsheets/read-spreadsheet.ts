// Run by the benchmark in a process of its own: reads one workbook, either with the bare reader or as the portal does,
// and says what that took.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { openWorkbook } from '../../server/platform/spreadsheets/open-workbook.ts'
import { openSpreadsheet } from '../../server/platform/spreadsheets/spreadsheet-reader.ts'
import { childUsage, type ChildUsage } from '../child-usage.ts'

export interface Reading {
  readonly rows: number
  /** CPU of all that took part. Unlike the time that passed, it does not hold the work of others on the machine. */
  readonly cpuSeconds: number
  /** The time that passed. */
  readonly seconds: number
  /** The most memory that the process which read ever had. */
  readonly peakMb: number
  /** How late the ninety-ninth of a hundred timers of this process was, while nothing was read and while it was. */
  readonly idleDelayMs: number
  readonly delayMs: number
}

const [how, path = ''] = process.argv.slice(2)

async function main(): Promise<Reading> {
  const idleDelayMs = await delayWhile(() => pause(2_000))
  const before = ownCpuSeconds()
  const start = performance.now()
  let rows = 0
  const itself = (): ChildUsage => ({ cpuSeconds: 0, peakBytes: process.resourceUsage().maxRSS * 1024 })
  let reader = itself()
  const delayMs = await delayWhile(async () => {
    const workbook = how === 'bare' ? await openWorkbook(path, 'xlsx') : await openSpreadsheet(path, 'xlsx')
    for await (const batch of workbook.rows(0)) rows += batch.length
    reader = childUsage() ?? itself()
    await workbook.close()
  })
  const seconds = (performance.now() - start) / 1000
  const cpuSeconds = ownCpuSeconds() - before + reader.cpuSeconds
  return { rows, cpuSeconds, seconds, peakMb: reader.peakBytes / 1e6, idleDelayMs, delayMs }
}

function ownCpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

async function delayWhile(work: () => Promise<void>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await work()
  delay.disable()
  return delay.percentile(99) / 1e6
}

console.log(JSON.stringify(await main()))
