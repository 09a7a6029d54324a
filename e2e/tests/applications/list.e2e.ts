import { anApplication, answer, expectSaved, field } from '../../harness/application-steps.ts'
import { expect, test } from '../../harness/fixtures.ts'

test('staff add an application of the library, find it, and remove it', async ({ page, signIn }) => {
  const name = `Cyber ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'manager@harbor.test', { path: '/ACME/applications' })
  await page.getByRole('button', { name: 'Add application' }).click()
  const form = page.getByRole('dialog', { name: 'Add application' })
  await form.getByLabel('Form').selectOption({ label: 'Cyber insurance application (2026-01)' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Year').fill('27')
  await form.getByRole('button', { name: 'Add application' }).click()
  await expect(form.getByText('must be a valid year YYYY')).toBeVisible()
  await form.getByLabel('Year').fill('2031')
  await form.getByRole('button', { name: 'Add application' }).click()
  const table = page.getByRole('table', { name: 'Applications' })
  await expect(table.getByRole('row', { name })).toContainText('Prefilled')
  await page.getByLabel('Year').selectOption('2031')
  await expect(table.getByRole('row')).toHaveCount(2)
  await page.getByLabel('Find an application').fill('nothing like it')
  await expect(page.getByText('No matching applications')).toBeVisible()
  await page.getByLabel('Find an application').fill(name)
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(table.getByRole('row', { name })).toHaveCount(0)
})

test('a list that cannot be loaded says so, to people and to the console', async ({ page, signIn, watch }) => {
  watch.expectErrorResponse('/api/accounts/ACME/apps')
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.route('**/api/accounts/ACME/apps', (route) => route.abort())
  await signIn(page, 'owner@acme.test', { path: '/ACME/applications' })
  await expect(page.getByText('The applications could not be loaded.')).toBeVisible()
  expect(said.some((text) => text.startsWith('Failed to load apps'))).toBe(true)
  await page.unroute('**/api/accounts/ACME/apps')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'Applications' })).toBeVisible()
})

test('a viewer reads a form and changes nothing', async ({ page, signIn, client }) => {
  const { path } = await anApplication(await client('manager@harbor.test'))
  await signIn(page, 'viewer@acme.test', { path })
  await expect(page.getByText('You have read-only access to this application.')).toBeVisible()
  await expect(page.getByText('Acme Builders Group, Inc.').first()).toBeVisible()
  for (const name of ['Mark done', 'Next required question', /^Assign/, /^Same as last year/])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await expect(field(page, 'Website')).toHaveCount(0)
  // On paper every page of the form stands, not only the open one.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('[data-print]').getByText('Declaration and signature')).toHaveCount(1)
  await page.goto('/ACME/applications')
  await expect(page.getByRole('table', { name: 'Applications' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add application' })).toHaveCount(0)
})

test('on a phone pages open from a sheet, and nothing is wider than the screen', async ({
  otherBrowser,
  signIn,
  client,
}) => {
  const { path } = await anApplication(await client('manager@harbor.test'))
  const phone = await otherBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await signIn(phone, 'owner@acme.test', { path })
  await phone.getByRole('button', { name: 'Next required question' }).click()
  await phone.getByRole('button', { name: 'Pages', exact: true }).click()
  const pages = phone.getByRole('dialog', { name: 'Pages' })
  await pages.getByRole('button', { name: /^Premium basis/ }).click()
  await expect(phone.getByRole('heading', { level: 2, name: 'Premium basis' })).toBeVisible()
  await answer(phone, 'Volunteers', '12')
  await expectSaved(phone)
  await phone.getByRole('searchbox', { name: 'Find a question' }).fill('medical expense')
  await phone.getByRole('button', { name: /^Medical expense per person/ }).click()
  await expect(field(phone, 'Medical expense per person')).toBeFocused()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await phone.goto('/ACME/applications')
  await expect(phone.getByRole('table', { name: 'Applications' })).toBeVisible()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
