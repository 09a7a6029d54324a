import { readFile } from 'node:fs/promises'
import { expect, test } from '../harness/fixtures.ts'

test('the brokerage compares a schedule with what was bound, and takes a snapshot of it', async ({ page, signIn }) => {
  await signIn(page, 'manager@harbor.test', { path: '/ACME/schedules/auto/compare' })
  await expect(page.getByText('3 added, 6 changed, 2 removed')).toBeVisible()
  await page.getByRole('radio', { name: 'Removed' }).check()
  await expect(page).toHaveURL(/kind=removed/)
  await expect(page.getByRole('table', { name: 'Differences' }).getByRole('row')).toHaveCount(3)
  await page.getByRole('radio', { name: 'Changed' }).check()
  const row = page.getByRole('row', { name: /^106/ })
  await expect(row).toContainText('+66.4%')
  await row.getByRole('button', { name: /^History of/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Changed by Elena')
  await page.keyboard.press('Escape')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const csv = await readFile(await (await downloading).path(), 'utf8')
  expect(csv).toContain('Cost new')
  expect(csv).not.toContain('Removed')

  await page.getByRole('button', { name: 'Take snapshot' }).click()
  const form = page.getByRole('dialog', { name: 'Take snapshot' })
  const label = `Sent ${crypto.randomUUID().slice(0, 8)}`
  await form.getByLabel('Label').fill(label)
  await form.getByRole('button', { name: 'Take snapshot' }).click()
  await expect(form).toBeHidden()
  const taken = page.getByLabel('Before', { exact: true }).locator('option', { hasText: label })
  await page.getByLabel('Before', { exact: true }).selectOption(await taken.getAttribute('value'))
  await expect(page.getByText('No differences', { exact: true })).toBeVisible()
})

test('what waits is accepted, what was dated back explained, and liability filled from locations', async ({
  page,
  signIn,
  client,
  watch,
}) => {
  watch.expectErrorResponse('/api/accounts/ACME/schedules/backdates/')
  const owner = await client('owner@acme.test')
  const name = `Painting ${crypto.randomUUID().slice(0, 8)}`
  const cells = { title: name, rowStatus: 'PENDING', effectiveFrom: '01/15/2020' }
  const edits = [{ op: 'insert', rowId: crypto.randomUUID(), after: null, cells }]
  await owner.http.post('/api/accounts/ACME/schedules/FINE_ARTS/edits', { data: { edits } })

  await signIn(page, 'manager@harbor.test', { path: '/ACME/schedules/pending' })
  await page.getByRole('button', { name: `Accept ${name}` }).click()
  await expect(page.getByRole('table', { name: 'Pending changes' }).getByText(name)).toHaveCount(0)
  await page.getByRole('button', { name: `Add reason of ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('No')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Reason').fill('Bought at an auction years ago')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name })).toContainText('Bought at an auction')

  await page.goto('/ACME/schedules/general-liability/pull-through')
  const boxes = page.getByRole('checkbox', { name: /^Add location/ })
  await boxes.first().uncheck()
  await page.getByRole('button', { name: /^Add \d+ rows$/ }).click()
  await expect(boxes).toHaveCount(1)
})
