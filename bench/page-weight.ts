import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright-core'
import { findChromium } from '../scripts/stages/chromium.ts'
import type { Figure } from './figures.ts'
import { startPortico } from './measured-process.ts'

/** How the measured browser is started. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const quietMs = 1000

interface Weight {
  files: number
  gzip: number
  brotli: number
}

/** Compressed scripts and styles that the login page and then the dashboard load in a real browser. */
export async function pageWeightFigures(): Promise<Figure[]> {
  const found = await findChromium()
  if ('missing' in found) return [{ what: 'page weight', measured: found.missing }]
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-pages-'))
  const server = await startPortico({ PORTICO_DATA_DIR: dataDir, DATABASE_URL: undefined })
  const browser = await chromium.launch({ executablePath: found.path, args: browserArguments })
  try {
    const page = await browser.newPage()
    const weight: Weight = { files: 0, gzip: 0, brotli: 0 }
    const weighed = weigh(page, weight)
    const answer = await page.goto(`${server.origin}/login`)
    if (answer?.status() !== 200) return [{ what: 'page weight', measured: 'web not built (npm run build)' }]
    await quiet(page, weighed)
    const signIn = { ...weight }
    await fillSignIn(page)
    await quiet(page, weighed)
    return [figure('sign-in page', signIn, 115), figure('sign-in page and dashboard', weight, 200)]
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Logs in as the owner of the contractor. */
export async function signInAsOwner(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`)
  await fillSignIn(page)
}

async function fillSignIn(page: Page): Promise<void> {
  await page.getByLabel(/user ?name|e-?mail/i).fill('owner@acme.test')
  await page
    .getByLabel(/password/i)
    .first()
    .fill('Portico-demo-1!')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard/)
}

function figure(what: string, { files, gzip, brotli }: Weight, most: number): Figure {
  const [gzipKb, brotliKb] = [gzip / 1000, brotli / 1000]
  return {
    what: `JavaScript and CSS of ${what}`,
    measured: `${gzipKb.toFixed(1)} KB gzip, ${brotliKb.toFixed(1)} KB brotli (${files} files)`,
    goal: `≤ ${most} KB`,
    isMet: gzipKb <= most,
  }
}

/** Adds every script and style that the page loads; answers what is still being read. */
function weigh(page: Page, weight: Weight): Promise<void>[] {
  const weighed: Promise<void>[] = []
  page.on('response', (response) => {
    if (!['script', 'stylesheet'].includes(response.request().resourceType())) return
    weighed.push(
      response.body().then((body) => {
        weight.files += 1
        weight.gzip += gzipSync(body, { level: 9 }).length
        weight.brotli += brotliCompressSync(body).length
      }),
    )
  })
  return weighed
}

/** Until nothing more is loaded; the event stream stays open, so the network is never idle. */
async function quiet(page: Page, weighed: Promise<void>[]): Promise<void> {
  for (let seen = -1; seen !== weighed.length;) {
    seen = weighed.length
    // oxlint-disable-next-line no-await-in-loop -- looks again after each pause
    await page.waitForTimeout(quietMs)
  }
  await Promise.all(weighed)
}
