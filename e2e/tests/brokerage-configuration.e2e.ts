import type { Page } from '@playwright/test'
import { expect, test as base } from '../harness/fixtures.ts'
import { acme, expectPage, logInAs } from '../harness/login-steps.ts'

const path = '/brokerage-administration/SUMMIT/configuration'
const call = '/api/broker-admin/SUMMIT/configuration'
const ridge = 'Ridgeline Foods Corp.'

/** Puts the configuration of SUMMIT back as it was. */
const test = base.extend<{ readonly asBefore: void }>({
  asBefore: [
    async ({ client }, use) => {
      const admin = await client('admin@portico.test')
      const before = await (await admin.http.get(call)).json()
      await use()
      const { version } = await (await admin.http.get(call)).json()
      await admin.http.put(call, { data: { ...before, version } })
    },
    { auto: true },
  ],
})

const worn = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--p-brand-fill'))

/** Counts how often a page is loaded from now on. */
function loadsOf(page: Page): () => number {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}

/** Opens a page of someone, and waits until events reach it. */
async function openListening(page: Page, open: () => Promise<void>): Promise<void> {
  const hears = page.waitForResponse((response) => response.url().includes('/server-events') && response.ok())
  await open()
  await hears
}

test('a changed look is shown before it is saved, and then worn by every open page of the brokerage', async ({
  page,
  otherBrowser,
  signIn,
}) => {
  const client = await otherBrowser()
  const host = 'summit.localhost'
  await openListening(client, () => signIn(client, 'owner@ridge.test', { host, path: '/RIDGE/dashboard' }))
  await expect(client).toHaveTitle('Dashboard · Ridgeline Foods Corp. – Summit Client Hub')
  const loads = loadsOf(client)

  await signIn(page, 'admin@portico.test', { path })
  await expectPage(page, 'Configuration')
  await page.getByLabel('Tab name').fill('Summit Portal')
  const primary = page.getByLabel('Primary', { exact: true })
  await primary.fill('#f2c14')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('must be a color. Example: #0b4f52')).toBeVisible()
  await primary.fill('#f2c14e')

  const preview = page.getByRole('figure', { name: 'Light' })
  await expect(preview.getByText('Summit Portal')).toBeVisible()
  await expect(preview.getByText('Renewal in 45 days')).toHaveCSS('background-color', 'rgb(242, 193, 78)')
  await expect(page.getByRole('row', { name: /^Primary/ })).toContainText('as chosen 1.')
  expect(await worn(client)).toBe('#8a2d3b')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The new branding is live.')).toBeVisible()
  await expect.poll(() => worn(client)).toBe('#f2c14e')
  await expect(client).toHaveTitle('Dashboard · Ridgeline Foods Corp. – Summit Portal')
  // The host of the administrator is another one, and wears what it wore.
  expect(await worn(page)).toBe('#0b4f52')

  await page.getByRole('button', { name: 'Reset to the default look' }).click()
  await expect(primary).toHaveValue('#0b4f52')
  await page.getByRole('link', { name: 'staff of the brokerage' }).click()
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await leaving.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => worn(client)).toBe('#0b4f52')
  expect(loads()).toBe(0)
})

test('a logo stands in the top bar of open pages as soon as it is uploaded, until it is removed', async ({
  page,
  otherBrowser,
  signIn,
  watch,
}) => {
  const client = await otherBrowser()
  const host = 'summit.localhost'
  await openListening(client, () => signIn(client, 'owner@ridge.test', { host, path: '/RIDGE/dashboard' }))
  const shown = client.getByRole('banner').getByRole('img', { name: 'Summit Risk Partners' })
  await signIn(page, 'admin@portico.test', { path })
  const choose = (name: string, content: Buffer) =>
    page.getByLabel('Logo file').setInputFiles({ name, mimeType: 'image/png', buffer: content })

  watch.expectErrorResponse('/api/broker-admin/SUMMIT/logo')
  await choose('logo.png', Buffer.from('<svg onload="alert(1)"/>'))
  await expect(page.getByText('must be a PNG, JPEG, or WebP image')).toBeVisible()
  await choose('large.png', Buffer.alloc(1024 * 1024 + 1))
  await expect(page.getByText('Choose an image of up to 1 MB.')).toBeVisible()

  await choose('logo.png', await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 40 } }))
  await expect(page.getByText('Logo saved.')).toBeVisible()
  await expect(shown).toHaveAttribute('src', /^\/open\/logos\//)
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120)

  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove logo' }).click()
  await expect(shown).toHaveCount(0)
  await expect(client.getByRole('banner').getByRole('link', { name: 'Summit Risk Partners' })).toBeVisible()
})

test('two people change one configuration: the second sees both and decides', async ({
  page,
  client,
  signIn,
  watch,
}) => {
  const admin = await client('admin@portico.test')
  await openListening(page, () => signIn(page, 'admin@portico.test', { path }))
  await page.getByLabel('Tab name').fill('Mine')
  const current = await (await admin.http.get(call)).json()
  const refreshed = page.waitForResponse((response) => response.url().endsWith(call))
  await admin.http.put(call, { data: { ...current, tabName: 'Theirs' } })
  await refreshed

  watch.expectErrorResponse(call)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const both = page.getByRole('row', { name: 'Tab name' })
  await expect(both.getByRole('cell')).toHaveText(['Mine', 'Theirs'])
  await page.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(both).toBeHidden()
  await expect.poll(async () => (await (await admin.http.get(call)).json()).tabName).toBe('Mine')
})

test('clients are sent to the address of their brokerage from their next login on', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(page, 'admin@portico.test', { path })
  await page.getByLabel('Send clients to this brokerage’s own address').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('You have unsaved changes.')).toHaveCount(0)

  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/login')
  await logInAs(page, 'owner@ridge.test')
  await expect(page).toHaveURL(`${server.at('summit.localhost')}/`)
  await logInAs(page, 'owner@ridge.test')
  await expectPage(page, ridge)
})

test('the login page shows the notice that the brokerage has set, and nothing once it is blank', async ({
  page,
  server,
  otherBrowser,
  signIn,
}) => {
  await signIn(page, 'admin@portico.test', { path })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await page.getByLabel('Login notice').fill('We moved to a new portal.')
  await page.getByLabel('Policyholder login').fill('http://policies.example')
  await save.click()
  await expect(page.getByText('Enter an address that begins with https://')).toBeVisible()
  await page.getByLabel('Policyholder login').fill('')
  await save.click()
  await expect(page.getByText('You have unsaved changes.')).toHaveCount(0)
  const visitor = await otherBrowser()
  await visitor.goto(`${server.at('summit.localhost')}/login`)
  await expect(visitor.getByText('We moved to a new portal.')).toBeVisible()
  await page.getByLabel('Login notice').fill('')
  await save.click()
  await expect(page.getByText('You have unsaved changes.')).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByRole('button', { name: 'Log In' })).toBeVisible()
  await expect(visitor.getByText('We moved to a new portal.')).toHaveCount(0)
})

test('preferences and flags of a brokerage reach its open pages; only its admins set them', async ({
  page,
  client,
  otherBrowser,
  signIn,
  watch,
}) => {
  watch.expectErrorResponse('/api/broker-admin/HARBOR/preferences')
  const owner = await otherBrowser()
  await openListening(owner, () => signIn(owner, 'owner@acme.test', { path: '/ACME/dashboard' }))
  await expectPage(owner, acme)
  const loads = loadsOf(owner)

  const harbor = '/brokerage-administration/HARBOR/configuration'
  const colleague = await otherBrowser()
  await openListening(colleague, () => signIn(colleague, 'admin@portico.test', { path: harbor }))
  await signIn(page, 'broker-admin@harbor.test', { path: harbor })
  // A client's loss runs are waited for.
  await page.getByLabel('Loss runs').selectOption('Off')
  await expect(page.getByRole('link', { name: 'Acme Builders Group, Inc.: 1 renewal section' })).toBeVisible()
  for (const [choice, value] of [
    ['On', 'true'],
    ['Default (on)', 'default'],
  ] as const) {
    await page.getByLabel('Loss runs').selectOption(choice)
    await expect(colleague.getByLabel('Loss runs')).toHaveValue(value)
  }

  // Set from another account of the same brokerage.
  const admin = await client('admin@portico.test')
  const flag = '/admin/features/account/BAYSIDE'
  const data = { featureFlag: 'MENU_NAMES', value: { Policies: 'Coverage' }, source: 'BROKERAGE' }
  await admin.http.post(flag, { data })
  const menu = owner.getByRole('navigation', { name: 'Account' })
  await expect(menu.getByRole('link', { name: 'Coverage', exact: true })).toBeVisible()
  await admin.http.delete(`${flag}/MENU_NAMES`)
  await expect(menu.getByRole('link', { name: 'Policies' })).toBeVisible()
  expect(loads()).toBe(0)

  // Nothing may still be read when the session is gone.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signIn(page, 'advisor@harbor.test', { path: harbor })
  await expect(page).toHaveURL(/\/forbidden$/)
})
