import type { Page } from '@playwright/test'
import { openBarePages } from '../../harness/states/bare-pages.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { acme, expectPage, logInAs } from '../../harness/login-steps.ts'

const harborPrimary = '#14406b'

/** The host in use answers as for a brokerage that wants its clients elsewhere; none of the demonstration does. */
async function answerHome(page: Page, origin: string, homeOrigin: string): Promise<void> {
  await openBarePages(page, `${origin}/**`)
  await page.route(`${origin}/api/users/me`, async (route) => {
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    return route.fulfill({ response, json: { ...(await response.json()), homeOrigin } })
  })
}

test('in the demonstration a client of a white label stays on the host in use', async ({ page, server }) => {
  await page.goto('/login')
  await logInAs(page, 'owner@acme.test')
  await expect(page).toHaveURL(`${server.origin}/ACME/dashboard`)
})

test('a client is sent to their own host, logs in there and comes to the page they wanted', async ({
  page,
  server,
}) => {
  const home = server.at('harbor.localhost')
  await answerHome(page, server.origin, home)
  await page.goto('/ACME/policy?note=kept-here')
  await expectPage(page, 'Log in')
  await logInAs(page, 'owner@acme.test')
  await expect(page).toHaveURL(`${home}/login`)
  expect(await page.evaluate(() => document.cookie + JSON.stringify(sessionStorage))).not.toContain('kept-here')

  // The host in use is the one that is answered now: nobody is sent anywhere.
  await logInAs(page, 'owner@acme.test')
  await expect(page).toHaveURL(`${home}/ACME/policy`)
})

test('whoever comes back from there stays, in that tab', async ({ page, server, signIn }) => {
  const home = server.at('harbor.localhost')
  await answerHome(page, server.origin, home)
  const left = page.waitForURL(`${home}/login`)
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' }).then(() => left)
  await page.goto('/ACME/dashboard')
  await expectPage(page, acme)
  await expect(page).toHaveURL(`${server.origin}/ACME/dashboard`)
})

test('the first paint wears the brand, and nothing is worn before it', async ({ page, server }) => {
  await page.addInitScript(() => {
    const worn: string[] = []
    Object.assign(globalThis, { worn })
    const look = () => {
      if ((document.getElementById('root')?.childElementCount ?? 0) > 0)
        worn.push(getComputedStyle(document.documentElement).getPropertyValue('--p-brand-fill'))
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${server.at('harbor.localhost')}/login`)
  await expectPage(page, 'Log in')
  const worn = await page.evaluate(() => (globalThis as unknown as { worn: string[] }).worn)
  expect(new Set(worn)).toEqual(new Set([harborPrimary]))
})

test('the page carries the brand before any of its scripts has run', async ({ page, server, watch }) => {
  watch.expectErrorResponse('/assets/')
  await page.route('**/assets/**', (route) => route.abort())
  const brandAt = async (host: string) => {
    await page.goto(`${server.at(host)}/login`, { waitUntil: 'domcontentloaded' })
    const written = JSON.parse((await page.locator('#brand').textContent()) ?? '') as { colors: { primary: string } }
    return [await page.locator('meta[name=theme-color]').getAttribute('content'), written.colors.primary]
  }
  expect(await brandAt('harbor.localhost')).toEqual([harborPrimary, harborPrimary])
  expect(await brandAt('localhost')).toEqual(['#0b4f52', '#0b4f52'])
})
