import type { Page } from '@playwright/test'
import { expect, withOwnServer } from '../../harness/own-server.ts'

const test = withOwnServer()

const board = '/brokerage-administration/HARBOR/renewals'
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the board has every current renewal, narrowed by days and words, as columns and as rows', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'advisor@harbor.test', { path: '/brokerage-administration' })
  await page.getByRole('button', { name: 'Brokerage menu' }).click()
  await page.getByRole('menuitem', { name: 'Renewals' }).click()
  await expect(page).toHaveURL(board)
  const kickoff = column(page, 'Kickoff')
  const acme = column(page, 'Bind request').getByRole('listitem').filter({ hasText: 'Acme Builders' })
  await expect(acme.getByText('Late', { exact: true })).toBeVisible()
  await expect(kickoff.getByRole('link', { name: 'Bayside Property Holdings LLC' })).toBeVisible()

  await page.getByRole('radio', { name: /^60 days/ }).check()
  await expect(page).toHaveURL(/within=60/)
  await expect(kickoff.getByRole('link', { name: 'Bayside Property Holdings LLC' })).toHaveCount(0)
  await expect(acme).toBeVisible()
  await page.getByRole('radio', { name: 'List' }).check()
  const table = page.getByRole('table', { name: 'Renewals' })
  await expect(table.getByRole('row', { name: /^Acme Builders Group, Inc\..*Bind request.*Late/ })).toBeVisible()
  await page.getByLabel('Find an account').fill('nobody of this name')
  await expect(page.getByText('No matching renewals')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(table.getByRole('row')).toHaveCount(5)

  await table.getByRole('link', { name: /^Acme/ }).click()
  await expect(page).toHaveURL(/\/ACME\/renewal\?cycle=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Renewal Dashboard' })).toBeVisible()
})

test('what happens on an account shows on an open board', async ({ page, signIn, client }) => {
  const hears = page.waitForResponse((response) => response.url().includes('/server-events') && response.ok())
  await signIn(page, 'advisor@harbor.test', { path: board })
  await hears
  const north = column(page, 'Kickoff').getByRole('listitem').filter({ hasText: 'Northwind' })
  await expect(north.getByText(/^1 of \d sections/)).toBeVisible()
  const { http } = await client('manager@harbor.test')
  const calls = '/api/accounts/NORTH/renewals/'
  const { id, sections } = await (await http.get(`${calls}current`)).json()
  const { version } = sections.find(({ kind }: { readonly kind: string }) => kind === 'MOD')
  const data = { mark: 'N_A', version }
  expect((await http.post(`${calls}${id}/sections/MOD/mark`, { data })).ok()).toBe(true)
  await expect(north.getByText(/^2 of \d sections/)).toBeVisible()
})

test('a brokerage admin sets lead times from a day on; two of one day are refused at their field', async ({
  page,
  signIn,
  watch,
}) => {
  watch.expectErrorResponse('/api/brokerages/HARBOR/renewal-lead-times')
  await signIn(page, 'broker-admin@harbor.test', { path: board })
  await page.getByRole('button', { name: 'Lead times' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lead times' })
  const rows = dialog.getByRole('listitem')
  await expect(rows).toHaveCount(7)
  for (const days of ['12', '20']) {
    await dialog.getByRole('button', { name: 'Add a row' }).click()
    await rows.last().getByLabel('Days').fill(days)
    await rows.last().getByLabel('For terms effective from').fill('1/1/2026')
  }
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(rows.last().getByText('This step has two lead times with the same effective date')).toBeVisible()
  await rows
    .last()
    .getByRole('button', { name: /^Remove row/ })
    .click()
  const remind = dialog.getByLabel('Send reminders for steps that are behind schedule')
  await expect(remind).toHaveValue('3')
  await remind.selectOption('Do not send automatically')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Lead times' }).click()
  await expect(remind).toHaveValue('never')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.goto('/ACME/renewal')
  await page.getByRole('radio', { name: 'Table' }).check()
  await expect(page.getByRole('row', { name: /^Brokerage review .* 1[12] days/ })).toBeVisible()
})

test('the board is for staff of the brokerage, and lead times for its admins', async ({
  page,
  otherBrowser,
  signIn,
}) => {
  await signIn(page, 'owner@acme.test', { path: board })
  await expect(page).toHaveURL('/404')
  const other = await otherBrowser()
  await signIn(other, 'advisor@harbor.test', { path: board })
  await expect(column(other, 'Kickoff')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Lead times' })).toHaveCount(0)
})

test('the dashboard of the brokerage keeps its order whatever one arranges for oneself', async ({
  page,
  signIn,
  client,
}) => {
  const admin = await client('broker-admin@harbor.test')
  const only = (name: string) =>
    ['ACCOUNT_CONTACT', 'QUICK_LINKS', 'SERVICE_CALENDAR', 'ACCOUNT_TASKS', 'POLICY_SUMMARY'].map((card) => ({
      name: card,
      shown: card === name,
    }))
  const shared = { cards: only('POLICY_SUMMARY') }
  expect((await admin.http.put('/api/brokerages/HARBOR/dashboard', { data: shared })).ok()).toBe(true)
  const owner = await client('owner@acme.test')
  const own = { cards: only('QUICK_LINKS'), accountType: 'STANDARD' }
  expect((await owner.http.put('/api/users/self/dashboard', { data: own })).ok()).toBe(true)
  await signIn(page, 'owner@acme.test', { path: '/ACME/insurica-dashboard' })
  await expect(page.getByRole('region', { name: 'Summary of Policies' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Quick Links' })).toHaveCount(0)
  await page.goto('/ACME/dashboard')
  await expect(page.getByRole('region', { name: 'Quick Links' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Summary of Policies' })).toHaveCount(0)
})
