import { sendToWizard } from '../harness/import-steps.ts'
import { expect, test } from '../harness/fixtures.ts'

const path = '/ACME/schedules/fine-arts/import'
const fleet = ['Works of 2026', 'Title,Worth,Size', 'Vase,"$12,000",small', 'Bust,a lot,large', 'Total,12000,'].join(
  '\n',
)

test('a file is uploaded, matched, checked, imported and taken back, through reloads of the page', async ({
  page,
  otherBrowser,
  signIn,
}) => {
  await signIn(page, 'owner@acme.test', { path })
  await expect(page.getByRole('heading', { level: 1, name: 'Import Fine Arts' })).toBeVisible()
  await sendToWizard(page, 'works.csv', fleet)

  await expect(page.getByLabel('Column for Title')).toHaveValue('title')
  await expect(page.getByLabel('Column for Worth')).toHaveValue('')
  await page.reload()
  await page.getByLabel('Column for Worth').selectOption({ label: 'Value *' })
  await page.getByRole('button', { name: 'Check rows' }).click()

  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 row is left out.')).toBeVisible()
  const rows = page.getByRole('table', { name: 'Rows of the import' })
  await expect(rows.getByRole('row', { name: /Bust/ }).getByText('Error', { exact: true })).toBeVisible()
  const workbook = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download rows with errors' }).click()
  expect((await workbook).suggestedFilename()).toBe('works - rows to fix.xlsx')
  await page.getByRole('button', { name: 'Import', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'Imported: works.csv' })).toBeVisible()
  const administrator = await otherBrowser()
  await signIn(administrator, 'admin@portico.test', { path: '/admin/schedule-imports' })
  await administrator.getByRole('button', { name: 'works.csv' }).click()
  const dialog = administrator.getByRole('dialog', { name: 'works.csv' })
  await expect(dialog.getByRole('row', { name: /Worth/ })).toBeVisible()
  const file = administrator.waitForEvent('download')
  await dialog.getByRole('link', { name: /^Download/ }).click()
  expect((await file).suggestedFilename()).toBe('works.csv')

  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByRole('heading', { name: 'Undone: works.csv' })).toBeVisible()
  await page.getByRole('button', { name: 'Import another file' }).click()
  const history = page.getByRole('table', { name: 'Recent imports' })
  await expect(history.getByRole('row', { name: /works\.csv/ }).getByText('Undone')).toBeVisible()
})

test('an administrator runs an import again that failed', async ({ page, otherBrowser, signIn }) => {
  await signIn(page, 'owner@acme.test', { path })
  await sendToWizard(page, 'nothing-in-it.csv', '\r\n\r\n')
  await expect(page.getByText(/^This file is empty\./)).toBeVisible()
  const administrator = await otherBrowser()
  await signIn(administrator, 'admin@portico.test', { path: '/admin/schedule-imports' })
  await administrator.getByRole('button', { name: 'nothing-in-it.csv' }).click()
  const dialog = administrator.getByRole('dialog', { name: 'nothing-in-it.csv' })
  await dialog.getByRole('button', { name: 'Run again' }).click()
  await expect(administrator.getByText('Import restarted')).toBeVisible()
  await expect(dialog.getByText('Failed', { exact: true })).toBeVisible()
})

test('on a phone a file that is no spreadsheet is refused in words, and an import can be given up', async ({
  otherBrowser,
  signIn,
  watch,
}) => {
  watch.expectErrorResponse('/api/accounts/ACME/schedules/FINE_ARTS/imports')
  const page = await otherBrowser({ viewport: { width: 390, height: 800 } })
  await signIn(page, 'owner@acme.test', { path })
  await sendToWizard(page, 'program.csv', 'MZ\u0000\u0001\u0002')
  await expect(page.getByRole('alert')).toContainText('The file contents do not match the file extension.')
  await sendToWizard(page, 'small.csv', 'Title,Value\nBust,2000\nVase,1000\n')
  await page.getByRole('button', { name: 'Check rows' }).click()
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByRole('button', { name: 'Later' }).click()
  const history = page.getByRole('table', { name: 'Recent imports' })
  await expect(history.getByRole('row', { name: /small\.csv/ }).getByText('Checked, not imported yet')).toBeVisible()
})
