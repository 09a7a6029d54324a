import type { Page } from '@playwright/test'
import { expect, test as base } from '../../harness/fixtures.ts'
import { expectPage } from '../../harness/login-steps.ts'

const path = '/brokerage-administration/HARBOR/configuration'
const call = '/api/broker-admin/HARBOR/schedule-columns/DRIVERS'
const ofAcme = '/api/accounts/ACME/schedules'

/** Puts the columns of HARBOR's drivers back to the standard. */
const test = base.extend<{ readonly asBefore: void }>({
  asBefore: [
    async ({ client }, use) => {
      await use()
      const admin = await client('admin@portico.test')
      const { version } = await (await admin.http.get(call)).json()
      await admin.http.put(call, { data: { version, settings: [] } })
    },
    { auto: true },
  ],
})

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const headings = (page: Page) =>
  page.getByRole('region', { name: 'Preview of the header' }).getByRole('columnheader').allTextContents()

test('a brokerage adds, moves and hides columns; what rows would fail is shown before it is saved', async ({
  page,
  client,
  signIn,
}) => {
  const owner = await client('owner@acme.test')
  const columns = async () => {
    const answer = await owner.http.get(`${ofAcme}/DRIVERS/columns`)
    return ((await answer.json()) as { heading: string }[]).map(({ heading }) => heading)
  }
  const errors = async () => {
    const answer = await owner.http.get(`${ofAcme}/summary`)
    const summaries = (await answer.json()) as { scheduleType: string; rows: number; errors: number }[]
    return summaries.find(({ scheduleType }) => scheduleType === 'DRIVERS')?.errors ?? 0
  }

  await signIn(page, 'broker-admin@harbor.test', { path })
  await page.getByRole('link', { name: 'Schedule Columns' }).click()
  await page.getByLabel('Find a schedule').fill('driv')
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByRole('link', { name: 'Drivers', exact: true }).click()
  await expectPage(page, 'Columns for Drivers')

  await page.getByRole('button', { name: 'Add column' }).click()
  const form = page.getByRole('dialog', { name: 'Add a column' })
  await form.getByLabel('Heading').fill('Note')
  await form.getByLabel('Kind').selectOption('One of a list')
  await form.getByRole('button', { name: 'Add column' }).click()
  await expect(form.getByText('Another column has this heading')).toBeVisible()
  await expect(form.getByText('Enter at least one choice')).toBeVisible()
  await form.getByLabel('Heading').fill('Badge')
  await form.getByLabel('Choices, one per line').fill('Blue\nGreen')
  await form.getByRole('button', { name: 'Add column' }).click()
  await page.getByRole('button', { name: 'Hide Note' }).click()

  const handle = page.getByRole('button', { name: 'Reorder Badge' })
  const before = (await headings(page)).findIndex((heading) => heading.startsWith('Badge'))
  await handle.press('Space')
  await handle.press('ArrowUp')
  await handle.press('Space')
  await expect
    .poll(async () => (await headings(page)).findIndex((heading) => heading.startsWith('Badge')))
    .toBe(before - 1)
  expect((await headings(page)).join()).not.toContain('Note')

  await save(page)
  await expect(page.getByText('Columns saved.')).toBeVisible()
  expect(await columns()).toContain('Badge')
  expect(await columns()).not.toContain('Note')

  const errorsBefore = await errors()
  await page.getByRole('button', { name: 'Edit Badge' }).click()
  await page.getByLabel('Required').check()
  await page.getByRole('button', { name: 'Done' }).click()
  await save(page)
  const impact = page.getByRole('dialog', { name: 'Check the rows first' })
  await expect(impact.getByRole('row', { name: /Acme Builders Group.*Badge is required/ }).first()).toBeVisible()
  await impact.getByRole('button', { name: 'Go back' }).click()
  expect(await errors()).toBe(errorsBefore)
  await save(page)
  await impact.getByRole('button', { name: 'Save and mark these rows' }).click()
  await expect(impact).toBeHidden()
  await expect.poll(errors).toBeGreaterThan(errorsBefore)

  await page.getByRole('button', { name: 'Remove Badge' }).click()
  await page.getByRole('button', { name: 'Reset to standard' }).click()
  await save(page)
  await expect.poll(columns).not.toContain('Badge')
  await expect.poll(errors).toBe(errorsBefore)
})

test('two people shape one schedule: the second sees both and decides; an administrator sees who shaped what', async ({
  page,
  client,
  otherBrowser,
  signIn,
  watch,
}) => {
  const admin = await client('admin@portico.test')
  await page.setViewportSize({ width: 390, height: 844 })
  const hears = page.waitForResponse((response) => response.url().includes('/server-events') && response.ok())
  await signIn(page, 'broker-admin@harbor.test', { path: `${path}/schedule-columns/DRIVERS` })
  await hears
  await page.getByRole('button', { name: 'Hide Note' }).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const refreshed = page.waitForResponse((response) => response.url().endsWith(call))
  const { version } = await (await admin.http.get(call)).json()
  await admin.http.put(call, { data: { version, settings: [{ key: 'note', heading: 'Remarks' }] } })
  await refreshed

  watch.expectErrorResponse(call)
  await save(page)
  const both = page.getByRole('row', { name: /^Note/ })
  await expect(both.getByRole('cell').first()).toHaveText('Hidden')
  await expect(both.getByRole('cell').last()).toContainText('Remarks')
  await page.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(both).toBeHidden()
  await expect
    .poll(async () => (await (await admin.http.get(call)).json()).settings)
    .toContainEqual({ key: 'note', hidden: true })

  const platform = await otherBrowser()
  await signIn(platform, 'admin@portico.test', { path: '/admin/schedules' })
  await platform.getByLabel('Find a schedule or a column').fill('interstate')
  const drivers = platform.getByRole('row', { name: /DRIVERS/ })
  await expect(drivers.getByRole('cell').nth(1)).toHaveText('22')
  await expect(drivers.getByRole('cell').last()).toHaveText('1')
  await drivers.getByRole('button', { name: 'Drivers' }).click()
  await platform.getByRole('dialog').getByRole('link', { name: 'Harbor & Pine Insurance' }).click()
  await expectPage(platform, 'Columns for Drivers')
})
