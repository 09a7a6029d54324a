import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { findChromium } from '../scripts/stages/chromium.ts'
import { type Figure, median } from './figures.ts'
import { startPortico } from './measured-process.ts'
import { browserArguments, signInAsOwner } from './page-weight.ts'

/** Slow 4G, as browsers' own tools have it: milliseconds a request waits, and bytes a second. */
const network = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const slowedCpu = 4
const rounds = 3

/** Seconds until the login page paints and the dashboard shows its first task, on Slow 4G with CPU throttling. */
export async function slowNetworkFigures(): Promise<Figure[]> {
  const found = await findChromium()
  if ('missing' in found) return [{ what: 'slow network', measured: found.missing }]
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-slow-'))
  const server = await startPortico({ PORTICO_DATA_DIR: dataDir, DATABASE_URL: undefined })
  const browser = await chromium.launch({ executablePath: found.path, args: browserArguments })
  const seconds: Record<'signIn' | 'cold' | 'warm', number[]> = { signIn: [], cold: [], warm: [] }
  try {
    const round = async (): Promise<void> => {
      const guest = await browser.newContext()
      const page = await slowed(guest)
      await page.goto(`${server.origin}/login`)
      seconds.signIn.push(await firstPaint(page))
      await guest.close()

      const owner = await browser.newContext()
      await signInAsOwner(await owner.newPage(), server.origin)
      await forgetFiles(owner)
      seconds.cold.push(await dashboardShown(owner, server.origin))
      seconds.warm.push(await dashboardShown(owner, server.origin))
      await owner.close()
    }
    // One round after the other: two pages at once would measure each other.
    let measured = Promise.resolve()
    for (let taken = 0; taken < rounds; taken += 1) measured = measured.then(round)
    await measured
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return [
    figure('sign-in page paints, cold', seconds.signIn, 2.5),
    figure('dashboard shows its first task, cold', seconds.cold, 3.5),
    figure('dashboard shows its first task, warm', seconds.warm, 1),
  ]
}

async function slowed(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', network)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowedCpu })
  return page
}

async function forgetFiles(context: BrowserContext): Promise<void> {
  const tools = await context.newCDPSession(context.pages()[0]!)
  await tools.send('Network.clearBrowserCache')
}

async function dashboardShown(context: BrowserContext, origin: string): Promise<number> {
  const page = await slowed(context)
  const started = performance.now()
  await page.goto(`${origin}/ACME/dashboard`, { waitUntil: 'commit' })
  await page.getByRole('region', { name: 'Tasks' }).getByRole('listitem').first().waitFor()
  const shown = (performance.now() - started) / 1000
  // What loads after the first task must be cached too.
  await page.waitForLoadState('load')
  await page.close()
  return shown
}

const firstPaint = async (page: Page): Promise<number> =>
  (await page
    .waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    .then((handle) => handle.jsonValue()))! / 1000

function figure(what: string, measured: readonly number[], most: number): Figure {
  const middle = median(measured)
  return {
    what,
    measured: `${middle.toFixed(1)} s (Slow 4G, CPU ÷ ${slowedCpu})`,
    goal: `≤ ${most} s`,
    isMet: middle <= most,
  }
}
