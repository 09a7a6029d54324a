// npm run screenshots: the pictures of the README, from the demonstration data in the look of a white label.
import { chromium, type Page } from '@playwright/test'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromiumOptions } from './harness/chromium-options.ts'
import { PortalClient } from './harness/portal-client.ts'
import { runNode, startServer } from './harness/server-process.ts'

const root = resolve(import.meta.dirname, '..')
const host = 'harbor.localhost'
const mostBytes = 200_000

async function main(): Promise<void> {
  await runNode([join(root, 'scripts/build-web.mjs')])
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-pictures-'))
  const server = await startServer({ dataDir })
  const browser = await chromium.launch(chromiumOptions)
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' })
    const owner = await PortalClient.signIn(server.port, 'owner@acme.test')
    await owner.lendTo(page.context(), host)
    await page.goto(`${server.at(host)}/ACME/dashboard`)
    await page.getByRole('table', { name: 'Summary of Policies' }).waitFor()
    await page.getByRole('region', { name: 'Account Tasks' }).getByRole('listitem').first().waitFor()
    await take(page, 'dashboard')
    await page.goto(`${server.at(host)}/ACME/schedules/auto`)
    await page.getByRole('grid').getByRole('gridcell').first().waitFor()
    await take(page, 'schedule')
    await owner.close()
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function take(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  const folder = join(root, 'docs/images')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.png`)
  await page.screenshot({ path, animations: 'disabled' })
  const { size } = statSync(path)
  console.log(`${path} (${Math.ceil(size / 1000)} KB)`)
  if (size > mostBytes) throw new Error(`${path} is larger than ${mostBytes / 1000} KB.`)
}

await main()
