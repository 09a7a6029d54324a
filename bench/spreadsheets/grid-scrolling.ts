import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../scripts/stages/chromium.ts'
import { type Figure, median, ratioFigure } from '../figures.ts'
import { startPortico } from '../measured-process.ts'
import { browserArguments, signInAsOwner } from '../page-weight.ts'
import { PortalClient } from '../portal-client.ts'

/** Rows that are ever drawn at once, and what a frame or the longest task of a long tab may cost against a short one. */
const mostDrawn = 60
const mostGrowth = 1.5
const editLimit = 5000
const [frames, rounds] = [60, 5]

interface Scrolled {
  readonly drawn: number
  /** Milliseconds of the page's thread for one frame. */
  readonly frame: number
  /** The longest task, in milliseconds. */
  readonly longest: number
}

/** Scrolling through tabs that grow: rows drawn at once, and what frames and the longest task cost against the shortest tab. */
export async function gridFigures(sizes: readonly number[]): Promise<Figure[]> {
  const found = await findChromium()
  if ('missing' in found) return [{ what: 'scrolling the grid', measured: found.missing }]
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-grid-'))
  const server = await startPortico({ PORTICO_DATA_DIR: dataDir, DATABASE_URL: undefined })
  const owner = await PortalClient.signIn(server.origin, 'owner@acme.test')
  const browser = await chromium.launch({ executablePath: found.path, args: browserArguments })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signInAsOwner(page, server.origin)
    const tabs: { rows: number; path: string }[] = []
    // oxlint-disable-next-line no-await-in-loop -- one list of rows after the other
    for (const rows of sizes) tabs.push({ rows, path: await aTab(owner, rows) })
    const all = new Map<number, Scrolled[]>(sizes.map((rows) => [rows, []]))
    for (let round = 0; round < rounds; round += 1) {
      for (const { rows, path } of tabs) {
        // oxlint-disable-next-line no-await-in-loop -- two at once would measure each other
        all.get(rows)!.push(await scrolled(page, `${server.origin}${path}`, rows))
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

function figuresOf(sizes: readonly number[], all: ReadonlyMap<number, readonly Scrolled[]>): Figure[] {
  const name = (rows: number) => `${rows.toLocaleString('en')} rows`
  const of = (rows: number, what: keyof Scrolled) => all.get(rows)!.map((one) => one[what])
  const drawn = Math.max(...sizes.flatMap((rows) => of(rows, 'drawn')))
  const [shortest = 0, ...longer] = sizes
  return [
    {
      what: `rows drawn at once, up to ${name(sizes.at(-1) ?? 0)}`,
      measured: String(drawn),
      goal: `≤ ${mostDrawn}`,
      isMet: drawn <= mostDrawn,
    },
    ...longer.flatMap((rows) =>
      (['frame', 'longest'] as const).map((what) => {
        const [long, short] = [median(of(rows, what)), median(of(shortest, what))]
        const words = what === 'frame' ? 'a frame of scrolling' : 'the longest task while scrolling'
        const note = ` (${long.toFixed(1)} against ${short.toFixed(1)} ms)`
        return ratioFigure(`${words}, ${name(rows)} against ${name(shortest)}`, long / short, mostGrowth, note)
      }),
    ),
  ]
}

/** A new tab with so many rows; answers its page. */
async function aTab(owner: PortalClient, rows: number): Promise<string> {
  const schedules = '/api/accounts/ACME/schedules'
  const tab = { scheduleType: 'MISCELLANEOUS', tabName: `Bench ${rows}` }
  const { scheduleTabId: tabId } = JSON.parse(await owner.post(`${schedules}/tabs`, tab)) as { scheduleTabId: number }
  const ids = Array.from({ length: rows }, () => randomUUID())
  for (let first = 0; first < rows; first += editLimit) {
    const edits = ids.slice(first, first + editLimit).map((rowId, at) => {
      const place = first + at
      const cells = { coverage: `Cover ${place + 1}`, limit: String(1000 * (1 + (place % 900))), premium: '100' }
      return { op: 'insert', rowId, after: ids[place - 1] ?? null, cells }
    })
    // oxlint-disable-next-line no-await-in-loop -- each batch goes behind the one before
    await owner.post(`${schedules}/MISCELLANEOUS/edits`, { tabId, edits })
  }
  return `/ACME/schedules/miscellaneous/${tabId}`
}

/** Opens a tab, waits until all of it is read, and scrolls through it in so many frames of equal length. */
async function scrolled(page: Page, address: string, rows: number): Promise<Scrolled> {
  await page.goto(address)
  await page.getByText(`${rows.toLocaleString('en-US')} rows`, { exact: true }).waitFor({ timeout: 120_000 })
  await page.getByRole('progressbar', { name: 'Rows loaded' }).waitFor({ state: 'detached', timeout: 120_000 })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const before = await taskSeconds(session)
  const { drawn, longest } = await page.getByRole('grid').evaluate(scrollThrough, frames)
  const frame = ((await taskSeconds(session)) - before) * (1000 / frames)
  await session.detach()
  return { drawn, frame, longest }
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/** Runs in the page: three rows further with every frame, from the middle of the tab. */
async function scrollThrough(grid: HTMLElement, steps: number): Promise<{ drawn: number; longest: number }> {
  const nextFrame = () => new Promise<number>((done) => requestAnimationFrame(done))
  const rowHeight = grid.querySelector('[data-row]')!.getBoundingClientRect().height
  grid.scrollTop = grid.scrollHeight / 2
  await nextFrame()
  let [drawn, longest] = [0, 0]
  /* oxlint-disable no-await-in-loop -- a frame after the other, as one scrolls */
  for (let step = 0; step < steps; step += 1) {
    grid.scrollTop += rowHeight * 3
    const start = await nextFrame()
    // What the frame draws is done before the task that this message begins.
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', done, { once: true })
      port1.start()
      port2.postMessage('')
    })
    longest = Math.max(longest, performance.now() - start)
    drawn = Math.max(drawn, grid.querySelectorAll('[data-row]').length)
  }
  /* oxlint-enable no-await-in-loop */
  return { drawn, longest }
}
