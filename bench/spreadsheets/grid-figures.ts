import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { findChromium } from '../../scripts/stages/chromium.ts'
import { type Figure, median, ratioFigure } from '../figures.ts'
import { startPortico } from '../measured-process.ts'
import { browserArguments, signInAsOwner } from '../page-weight.ts'
import { PortalClient } from '../portal-client.ts'
import { allCosts, type Costs, works } from './grid-costs.ts'
import { type Scrolled, scrolled } from './grid-scrolling.ts'
import { type GridTab, gridTab } from './grid-tab.ts'

/**
 * Limits: rows rendered at once; the cost of a frame or the longest scroll task in a long tab relative to a short one;
 * the cost per row; how long the page may freeze.
 */
const most = { drawn: 60, frame: 1.5, growth: 1.3, still: 100 }
const rounds = 3

interface Round {
  readonly scrolled: Scrolled
  readonly costs: Costs
}

/** Tabs that grow, in a real browser: what opening, sorting, filtering, finding and scrolling cost against the shortest. */
export async function gridFigures(sizes: readonly number[]): Promise<Figure[]> {
  const found = await findChromium()
  if ('missing' in found) return [{ what: 'the grid', measured: found.missing }]
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-grid-'))
  const server = await startPortico({ PORTICO_DATA_DIR: dataDir, DATABASE_URL: undefined })
  const owner = await PortalClient.signIn(server.origin, 'owner@acme.test')
  const browser = await chromium.launch({ executablePath: found.path, args: browserArguments })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signInAsOwner(page, server.origin)
    const tabs: GridTab[] = []
    // oxlint-disable-next-line no-await-in-loop -- one list of rows after the other
    for (const rows of sizes) tabs.push(await gridTab(owner, server.origin, rows))
    const all = tabs.map((): Round[] => [])
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, tab] of tabs.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- two at once would measure each other
        all[at]!.push(await oneRound(page, tab))
      }
    }
    return figuresOf(sizes, all)
  } finally {
    owner.close()
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function oneRound(page: Page, tab: GridTab): Promise<Round> {
  const costs = await allCosts(page, tab)
  return { costs, scrolled: await scrolled(page) }
}

function figuresOf(sizes: readonly number[], all: readonly (readonly Round[])[]): Figure[] {
  const tabs = sizes.map((rows, at): Measured => ({
    rows,
    name: `${rows.toLocaleString('en')} rows`,
    rounds: all[at]!,
  }))
  const [shortest, longest] = [tabs[0]!, tabs.at(-1)!]
  const drawn = Math.max(...all.flat().map((round) => round.scrolled.drawn))
  return [
    {
      what: `rows drawn at once, up to ${longest.name}`,
      measured: String(drawn),
      goal: `≤ ${most.drawn}`,
      isMet: drawn <= most.drawn,
    },
    ...tabs.slice(1).flatMap((tab) => framesOf(shortest, tab)),
    ...tabs.slice(2).flatMap((tab) => works.map((work) => growthOf(work, shortest, tabs[1]!, tab))),
    ...works.map((work) => stillOf(work, longest)),
  ]
}

interface Measured {
  readonly rows: number
  readonly name: string
  readonly rounds: readonly Round[]
}

type Work = (typeof works)[number]

const medianOf = ({ rounds: measured }: Measured, of: (round: Round) => number): number => median(measured.map(of))

function framesOf(short: Measured, long: Measured): Figure[] {
  const frames = { frame: 'a frame of scrolling', longest: 'the longest task while scrolling' } as const
  return (['frame', 'longest'] as const).map((what) => {
    const [longMs, shortMs] = [long, short].map((tab) => medianOf(tab, (round) => round.scrolled[what])) as [
      number,
      number,
    ]
    const note = ` (${longMs.toFixed(1)} against ${shortMs.toFixed(1)} ms)`
    return ratioFigure(`${frames[what]}, ${long.name} against ${short.name}`, longMs / shortMs, most.frame, note)
  })
}

/**
 * The cost of each row beyond the shortest tab, whose work is nearly all rendering. Sorting compares each row as often
 * as the logarithm of the count, so it is measured per comparison.
 */
function growthOf(work: Work, shortest: Measured, short: Measured, long: Measured): Figure {
  const isSort = work.startsWith('sorting')
  const times = ({ rows }: Measured) => rows * (isSort ? Math.log2(rows) : 1)
  const cost = (tab: Measured) => medianOf(tab, ({ costs }) => costs[work].cost)
  const each = (tab: Measured) => (cost(tab) - cost(shortest)) / (times(tab) - times(shortest))
  const all = [long, short, shortest].map((tab) => cost(tab).toFixed(0)).join(', ')
  return ratioFigure(
    `${work}: ${isSort ? 'n log n' : 'a row'} of ${long.name} against ${short.name}, without what ${shortest.name} cost`,
    each(long) / each(short),
    most.growth,
    ` (in all ${all} ms)`,
  )
}

function stillOf(work: Work, tab: Measured): Figure {
  const still = medianOf(tab, ({ costs }) => costs[work].still)
  return {
    what: `${work}, ${tab.name}: the longest that the page stands still`,
    measured: still === 0 ? '< 50 ms' : `${still.toFixed(0)} ms`,
    goal: `≤ ${most.still} ms`,
    isMet: still <= most.still,
  }
}
