import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../harness/fixtures.ts'

const table = (page: Page) => page.getByRole('region', { name: 'Fiscal years' })
const columns = (page: Page) => table(page).getByRole('columnheader')
const cells = (page: Page, figure: string) =>
  table(page)
    .getByRole('row', { name: new RegExp(`^${figure} `) })
    .getByRole('cell')

test('someone adds a year that does not add up, says why, and adds its statement', async ({ page, signIn, watch }) => {
  await signIn(page, 'multi@acme.test', { path: '/BAYSIDE/financials' })
  await expect(page.getByText('No fiscal years yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add year' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add year' })
  await dialog.getByLabel('Fiscal year end').fill('6/30/2024')
  await dialog.getByLabel('Statements').selectOption('Compiled')
  for (const [figure, amount] of [
    ['Revenue', '$2,400,000'],
    ['Net income', '-12,500.50'],
    ['Total assets', '1,000,000'],
    ['Total liabilities', '700,000'],
    ['Net worth', '250,000'],
  ] as const)
    await dialog.getByLabel(figure).fill(amount)
  await expect(dialog.getByText('Total assets should equal total liabilities plus net worth')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add year' }).click()
  await expect(dialog.getByText('Correct the figures or add a note')).toBeVisible()
  await expect(dialog.getByLabel('Net income')).toHaveValue('-12,500.50')
  await dialog.getByLabel('Note').fill('A loan of an owner is in neither.')
  await dialog.getByRole('button', { name: 'Add year' }).click()
  await expect(dialog).toBeHidden()

  await expect(columns(page).nth(1)).toContainText('06/30/2024')
  await expect(cells(page, 'Net income')).toHaveText('-$12,500.50')
  await expect(table(page).getByText('Note: A loan of an owner is in neither.')).toBeVisible()
  await table(page)
    .getByRole('button', { name: /^Net margin/ })
    .click()
  const inputs = page.getByRole('dialog', { name: /^Net margin/ })
  await expect(inputs.getByText('Net income ÷ revenue')).toBeVisible()
  await expect(inputs.getByText('-0.5%')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inputs).toBeHidden()

  watch.expectErrorResponse('/api/accounts/BAYSIDE/financials/')
  const statement = page.getByLabel('Statement for 06/30/2024', { exact: true })
  await statement.setInputFiles({ name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no pdf') })
  await expect(table(page).getByRole('alert')).toBeVisible()
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  await statement.setInputFiles({ name: 'statement.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(table(page).getByRole('link', { name: 'statement.pdf' })).toBeVisible()

  await page.getByRole('button', { name: 'Options for 06/30/2024' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete year' }).click()
  await expect(page.getByText('No fiscal years yet')).toBeVisible()
})

test('two people change one year: the second sees both, and keeps their own', async ({
  page,
  signIn,
  otherBrowser,
  watch,
}) => {
  watch.expectErrorResponse('/api/accounts/NORTH/financials/')
  const other = await otherBrowser()
  const open = async (who: Page) => {
    await who.getByRole('button', { name: 'Options for 12/31/' }).first().click()
    await who.getByRole('menuitem', { name: 'Edit' }).click()
    return who.getByRole('dialog', { name: 'Edit year' })
  }
  await signIn(page, 'advisor@harbor.test', { path: '/NORTH/financials' })
  await signIn(other, 'manager@harbor.test', { path: '/NORTH/financials' })
  const [mine, theirs] = [await open(page), await open(other)]
  await theirs.getByLabel('Cash').fill('410,000')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(theirs).toBeHidden()
  await mine.getByLabel('Cash').fill('405,000')
  await mine.getByRole('button', { name: 'Save' }).click()
  const row = mine.getByRole('row', { name: /^Cash/ })
  await expect(row).toContainText('$405,000')
  await expect(row).toContainText('$410,000')
  await mine.getByRole('button', { name: /mine/ }).click()
  await expect(mine).toBeHidden()
  await expect(cells(page, 'Cash')).toHaveText('$405,000')
  await expect(cells(other, 'Cash')).toHaveText('$405,000')
})

test('a viewer reads the years, their chart as a table, and downloads them', async ({ page, signIn }) => {
  await signIn(page, 'viewer@acme.test', { path: '/ACME/financials' })
  await expect(columns(page)).toHaveCount(5)
  await expect(page.getByRole('button', { name: 'Add year' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Options for/ })).toHaveCount(0)
  const earnings = page.getByRole('figure', { name: 'Earnings by year' })
  await expect(earnings.getByRole('img')).toBeVisible()
  await earnings.getByRole('button', { name: 'Show as table' }).click()
  await expect(earnings.getByRole('table').getByRole('row').last()).toContainText('$36,100,000')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain('Revenue,28950000,36100000,33900000,30400000')
})

test('without the permission there are none to see', async ({ page, signIn, watch }) => {
  watch.expectErrorResponse('/api/accounts/ACME/financials')
  await signIn(page, 'user@acme.test', { path: '/ACME/financials' })
  await expect(page).toHaveURL(/\/forbidden$/)
})
