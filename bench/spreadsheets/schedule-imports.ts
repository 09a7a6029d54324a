import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { median, quantile, ratioFigure, type Figure } from '../figures.ts'
import { AnotherCaller } from '../another-caller.ts'
import { type MeasuredProcess, repository, startPortico } from '../measured-process.ts'
import { PortalClient } from '../portal-client.ts'
import type { Usage } from '../report-usage.ts'
import { listColumns, propertyList } from './property-list.ts'
import type { Reading } from './read-spreadsheet.ts'
import { type Cost, type Costs, MeasuredTab, works } from './schedule-tab.ts'
import { accountIn, ownerOf } from '../task-list.ts'
import type { World } from '../worlds.ts'

const run = promisify(execFile)

/** Against the bare reader; what a row may cost in a long tab against one in the shortest; how much later others are. */
const most = { ratio: 2, growth: 1.3, delay: 2, serverMb: 400 }

/** Imports of each size, each between two readings of the same file. */
const rounds = 3

interface Round {
  readonly bare: Cost
  readonly costs: Costs
}

/**
 * Imports lists of growing size, checking and creating rows, against the bare reader of the same file; the cost per row
 * of longer ones against the shortest; and the latency of another call during imports.
 */
export async function importFigures(world: World, sizes: readonly number[]): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-imports-'))
  const server = await startPortico(world.environment)
  const account = accountIn(world)
  const owner = await PortalClient.signIn(server.origin, ownerOf(account))
  const tab = new MeasuredTab(server, owner, account)
  try {
    // The first one pays for what is loaded and compiled once.
    await tab.import(propertyList(sizes[0]!), sizes[0]!)
    const largest = sizes.at(-1)!
    const longest = propertyList(largest)
    const load = await loadOf(server, ownerOf(account), () => tab.import(longest, largest))
    const all: Round[][] = []
    for (const rows of sizes) {
      const path = join(folder, `${rows}.xlsx`)
      const file = propertyList(rows)
      writeFileSync(path, file)
      const ofSize: Round[] = []
      /* oxlint-disable no-await-in-loop -- two at once would measure each other */
      for (let round = 0; round < rounds; round++) {
        const bare = await bareReading(path)
        ofSize.push({ bare, costs: await tab.costs(file, rows) })
      }
      /* oxlint-enable no-await-in-loop */
      all.push(ofSize)
    }
    return [...figuresOf(world, sizes, all), ...loadFigures(world, load)]
  } finally {
    owner.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function bareReading(path: string): Promise<Cost> {
  const { stdout } = await run(process.execPath, ['bench/spreadsheets/read-spreadsheet.ts', 'bare', path], {
    cwd: repository,
  })
  return JSON.parse(stdout) as Reading
}

function figuresOf({ engine }: World, sizes: readonly number[], all: readonly (readonly Round[])[]): Figure[] {
  const size = (rows: number) => `${rows.toLocaleString('en')} rows`
  return sizes.flatMap((rows, at): Figure[] => {
    const ofSize = all[at]!
    const of = (part: keyof Cost) => {
      const ratios = ofSize.map(({ bare, costs }) => (costs.check[part] + costs.make[part]) / bare[part])
      return median(ratios)
    }
    const seconds = (work: keyof Costs) => median(ofSize.map(({ costs }) => costs[work].seconds)).toFixed(1)
    const bare = median(ofSize.map((round) => round.bare.seconds)).toFixed(1)
    const imported = [
      ratioFigure(
        `import of ${size(rows)} × ${listColumns}, checked and made, against the bare reader, ${engine}: time`,
        of('seconds'),
        most.ratio,
        ` (${seconds('check')} and ${seconds('make')} against ${bare} s)`,
      ),
      { what: `likewise, CPU of the server, ${engine}`, measured: `${of('cpuSeconds').toFixed(2)}×` },
    ]
    if (at === 0) return imported
    const growths = works.map((work) => {
      const cpu = (place: number) => median(all[place]!.map(({ costs }) => costs[work].cpuSeconds))
      const longer = cpu(at) / cpu(0)
      // A paste is of as many cells, however long the tab.
      return work === 'edit'
        ? ratioFigure(
            `10,000 cells pasted into ${size(rows)}, against ${size(sizes[0]!)}, ${engine}`,
            longer,
            most.growth,
          )
        : ratioFigure(
            `${work}: a row of ${size(rows)} against one of ${size(sizes[0]!)}, ${engine}`,
            (longer * sizes[0]!) / rows,
            most.growth,
          )
    })
    return [...imported, ...growths]
  })
}

interface Load {
  /** Milliseconds that calls took, before imports and during them. */
  readonly before: readonly number[]
  readonly meanwhile: readonly number[]
  readonly usage: Usage
}

/** What imports mean for another caller, whose calls are too few during one of them to tell the 99th of 100. */
async function loadOf(server: MeasuredProcess, username: string, work: () => Promise<void>): Promise<Load> {
  const another = new AnotherCaller(server.origin, username)
  const before: number[] = []
  const meanwhile: number[] = []
  try {
    /* oxlint-disable no-await-in-loop -- two at once would measure each other */
    for (let round = 0; round < rounds; round++) {
      before.push(...(await another.during(() => pause(10_000))))
      meanwhile.push(...(await another.during(work)))
    }
    /* oxlint-enable no-await-in-loop */
  } finally {
    another.close()
  }
  return { before, meanwhile, usage: await server.usage() }
}

function loadFigures({ engine }: World, { before, meanwhile, usage }: Load): Figure[] {
  const [alone, then] = [quantile(before, 0.99), quantile(meanwhile, 0.99)]
  const peaks = [usage.peakBytes, usage.longWorkPeakBytes].filter((bytes) => bytes > 0).map((bytes) => bytes / 1e6)
  return [
    ratioFigure(
      `another call during the largest imports against one before, 99th of 100, ${engine}`,
      then / alone,
      most.delay,
      ` (${then.toFixed(1)} against ${alone.toFixed(1)} ms)`,
    ),
    {
      what: `peak memory of the server, and of its process for long work, until the largest imports have ended, ${engine}`,
      measured: peaks.map((mb) => `${mb.toFixed(0)} MB`).join(', '),
      goal: `≤ ${most.serverMb} MB`,
      isMet: peaks.every((mb) => mb <= most.serverMb),
    },
  ]
}
