import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { errorsOfAxe, overflow } from '../harness/accessibility.ts'
import { expect, test } from '../harness/fixtures.ts'

const rowsOf = (page: Page) => page.getByRole('table', { name: 'Accounts' }).getByRole('row')
const firstNames = async (page: Page) =>
  (await rowsOf(page).getByRole('rowheader').allInnerTexts()).map((text) => text.match(/^(?:[A-Z]{2}\n)?(\w+)/)?.[1])

test('the selector: arrow keys move through the accounts, Enter opens, and what was opened is at hand next time', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'multi@acme.test')
  await expect(page).toHaveURL('/account-selector')
  await expect(page.getByLabel('Find an account')).toBeFocused()
  await expect(page.getByRole('link', { name: /Bayside/ })).toBeVisible()
  await expect(page.getByText('Recently opened')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: /Acme/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: /Bayside/ })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByLabel('Find an account')).toBeFocused()
  await page.keyboard.type('bay')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/BAYSIDE/dashboard')

  await page.getByRole('link', { name: 'Switch Account' }).click()
  const recent = page.getByRole('region', { name: 'Recently opened' })
  await expect(recent.getByRole('link', { name: /Bayside/ })).toBeVisible()
  await expect(recent.getByRole('link')).toHaveCount(1)
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [390, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
})

test('the selector shows when an account renews, and counts what its user was told of it', async ({
  page,
  client,
  signIn,
}) => {
  const streaming = page.waitForResponse('**/server-events*')
  await signIn(page, 'multi@acme.test')
  const acme = page.getByRole('link', { name: /Acme/ })
  await expect(acme).toContainText(/Next renewal\s*\d\d\/\d\d\/\d{4}\s*in \d+ days/)
  await expect(acme).not.toContainText('unread')
  await streaming
  const advisor = await client('advisor@harbor.test')
  await advisor.addTask('ACME', { details: 'Told at the door', tagged: 'multi@acme.test' })
  await expect(acme).toContainText('1 unread')
  await expect(page.getByRole('link', { name: /Bayside/ })).not.toContainText('unread')
})

test('on a phone the selector does not open the keyboard by itself', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'multi@acme.test')
  await expect(page.getByRole('link', { name: /Acme/ })).toBeVisible()
  await expect(page.getByLabel('Find an account')).not.toBeFocused()
  await page.getByLabel('Find an account').fill('nothing of the kind')
  await expect(page.getByText('No matching accounts')).toBeVisible()
})

test('an administrator narrows and orders the list, and the address keeps how', async ({ page, signIn }) => {
  await signIn(page, 'admin@portico.test')
  await expect(page).toHaveURL('/admin/accounts')
  await expect(page.getByText('6 accounts')).toBeVisible()
  await page.getByRole('radio', { name: 'Renewal' }).check()
  await expect.poll(() => firstNames(page)).toEqual(['Ridgeline', 'Acme', 'Northwind', 'Prosper', 'Bayside', 'Doe'])
  await page.getByLabel('Brokerage').selectOption({ label: 'Harbor & Pine Insurance' })
  await page.getByLabel('Next renewal').selectOption({ label: 'Within 90 days' })
  await expect.poll(() => firstNames(page)).toEqual(['Acme', 'Northwind'])
  await expect(page).toHaveURL('/admin/accounts?brokerage=HARBOR&within=90&sort=renewal')
  await page.reload()
  await expect.poll(() => firstNames(page)).toEqual(['Acme', 'Northwind'])
  await page.getByLabel('Relationship').selectOption({ label: 'Prospects' })
  await expect(page.getByText('No matching accounts')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(page.getByText('6 accounts')).toBeVisible()
  await expect(page).toHaveURL('/admin/accounts?sort=renewal')

  await page.getByLabel('Find an account').fill('ridge')
  await expect.poll(() => firstNames(page)).toEqual(['Ridgeline'])
  await rowsOf(page)
    .getByRole('link', { name: /^Ridgeline/ })
    .click()
  await expect(page).toHaveURL('/RIDGE/dashboard')
  await page.goBack()
  await expect(page.getByLabel('Find an account')).toHaveValue('ridge')
  await expect.poll(() => firstNames(page)).toEqual(['Ridgeline'])
})

test('an address that holds no filter of the list shows all of it', async ({ page, signIn }) => {
  await signIn(page, 'admin@portico.test', { path: '/admin/accounts?within=7&sort=size&relationship=FRIEND&search=1' })
  await expect(page.getByText('No matching accounts')).toBeVisible()
  await page.getByLabel('Find an account').fill('')
  await expect(page.getByText('6 accounts')).toBeVisible()
})

test('whoever works for several brokerages chooses one, or goes to its people', async ({ page, signIn }) => {
  await signIn(page, 'admin@portico.test', { path: '/brokerage-administration' })
  const brokerages = page.getByRole('region', { name: 'Brokerages' })
  await expect(brokerages.getByText('You administer it').first()).toBeVisible()
  await expect(brokerages.getByRole('link', { name: 'People of Harbor & Pine Insurance' })).toHaveAttribute(
    'href',
    '/brokerage-administration/HARBOR/staff',
  )
  await brokerages.getByRole('link', { name: 'Harbor & Pine Insurance', exact: true }).click()
  await expect(page).toHaveURL('/brokerage-administration/HARBOR')
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  // Administrators have no accounts of their own: the work of all comes first.
  await expect(page.getByRole('table', { name: 'Workload' })).toBeVisible()
})

test('brokerage staff take their list along', async ({ page, signIn }) => {
  await signIn(page, 'broker-admin@harbor.test', { path: '/brokerage-administration/HARBOR/accounts' })
  await expect(page.getByText('4 accounts')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Brokerage', exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'People of Acme Builders Group, Inc.' })).toHaveAttribute(
    'href',
    '/brokerage-administration/HARBOR/accounts/ACME/users',
  )
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^accounts-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(5)
  expect(lines[1]).toMatch(/^"Acme Builders Group, Inc\.",ACME,Client,/)
})

test('staff create an account with a short code and its team, archive it and restore it', async ({
  page,
  signIn,
  watch,
}) => {
  watch.expectErrorResponse('/api/brokerages/HARBOR/accounts')
  await signIn(page, 'advisor@harbor.test')
  await page.goto('/brokerage-administration/HARBOR/accounts')
  await page.getByRole('button', { name: 'New account' }).click()
  const dialog = page.getByRole('dialog', { name: 'New account' })
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(dialog.getByText('Legal name is required')).toBeVisible()
  await dialog.getByLabel('Legal name').fill('Quillfeather Mills, LLC')
  await expect(dialog.getByLabel('Account code')).toHaveValue('QUILLFEATHER')
  await dialog.getByLabel('Account code').fill('acme')
  await dialog.getByLabel('General Liability').check()
  await expect(dialog.getByLabel('Advisor')).toHaveValue(/.+/)
  await dialog.getByLabel(/^E-?mail/).fill('mill@quillfeather.test')
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(dialog.getByText('First name is required')).toBeVisible()
  await dialog.getByLabel('First name').fill('Milo')
  await dialog.getByLabel('Last name').fill('Quill')
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(dialog.getByText('This code is in use. Choose another one.')).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  await dialog.getByLabel('Account code').fill('quill')
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/QUILL/dashboard')
  await expect(
    page.getByText('Quillfeather Mills, LLC created. Invitation sent to mill@quillfeather.test.'),
  ).toBeVisible()

  await page.goto('/brokerage-administration/HARBOR/accounts')
  const archive = async (): Promise<void> => {
    await page.getByRole('button', { name: 'More for Quillfeather Mills, LLC' }).click()
    await page.getByRole('menuitem', { name: 'Archive…' }).click()
    await page.getByRole('button', { name: 'Archive', exact: true }).click()
  }
  await archive()
  await expect(page.getByRole('link', { name: /^\w* ?Quillfeather/ })).toHaveCount(0)
  await page.getByLabel('Status').selectOption('Archived')
  await page.getByRole('button', { name: 'More for Quillfeather Mills, LLC' }).click()
  await page.getByRole('menuitem', { name: 'Restore…' }).click()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await page.getByLabel('Status').selectOption('Active')
  await expect(page.getByRole('link', { name: /^\w* ?Quillfeather/ })).toBeVisible()
  for (const width of [390, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
  // Tests that follow on this server count the accounts of the demonstration.
  await page.getByLabel('Select Quillfeather Mills, LLC').check()
  await page.getByLabel('Select Acme Builders Group, Inc.').check()
  await page.getByRole('button', { name: 'Archive…' }).click()
  await page.getByRole('alertdialog', { name: 'Archive 2 accounts?' }).getByRole('button', { name: 'Archive' }).click()
  const unchanged = page.getByRole('dialog', { name: 'Accounts not changed' })
  await expect(unchanged).toContainText('ACME: A renewal is in progress.')
  expect(await errorsOfAxe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: /^\w* ?Quillfeather/ })).toHaveCount(0)
})
