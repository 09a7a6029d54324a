import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/fixtures.ts'

async function importTable(page: Page, { owner, edition }: { owner: string; edition: string }, lines: string[]) {
  await page.getByRole('button', { name: 'Import a table' }).click()
  const form = page.getByRole('dialog', { name: 'Import a table' })
  await form.getByLabel('Table').selectOption({ label: 'WC classes' })
  await form.getByLabel('Owner').fill(owner)
  await form.getByLabel('Edition').fill(edition)
  // A table of one state leaves what others look up alone.
  await form.getByLabel('State').fill('Wyoming')
  await form.getByLabel('License').fill('By letter of May 2')
  const buffer = Buffer.from(['Code,Description', ...lines].join('\n'))
  await form.getByLabel('File').setInputFiles({ name: 'classes.csv', mimeType: 'text/csv', buffer })
  await form.getByRole('button', { name: 'Read file' }).click()
  return page.getByRole('dialog', { name: 'Compare editions' })
}

test('a table is found in, replaced after a look at what changes, and brought back', async ({ page, signIn }) => {
  const owner = `Bureau ${crypto.randomUUID().slice(0, 8)}`
  await signIn(page, 'admin@portico.test', { path: '/admin/lookups' })
  await page.getByRole('searchbox').fill('alco rest')
  const found = page.getByRole('table', { name: 'GL classes' })
  await expect(found.getByRole('rowheader')).toHaveText(['16900', '16910', '16916'])
  await expect(found.getByText('SAMPLE')).toHaveCount(3)

  const first = await importTable(page, { owner, edition: 'One' }, ['7001,Rocket pads', '7002,Rocket sheds'])
  await expect(first.getByRole('radio', { name: 'Added 2' })).toBeChecked()
  await first.getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByText(`${owner} WY One activated`)).toBeVisible()

  const second = await importTable(page, { owner, edition: 'Two' }, ['7001,Launch pads', 'none,Faulty', '7003,Silos'])
  await expect(second.getByText('1 row of classes.csv could not be read and is skipped.')).toBeVisible()
  await expect(second.getByText('1 code in the active version would be removed.')).toBeVisible()
  await second.getByRole('radio', { name: 'Changed 1' }).check()
  await expect(second.getByRole('row', { name: /7001/ })).toHaveText(/Rocket pads.*Launch pads/)
  await second.getByRole('radio', { name: 'Skipped 1' }).check()
  await expect(second.getByRole('row', { name: /“none” is no WC class code/ })).toContainText('3')
  await second.getByRole('button', { name: 'Activate' }).click()
  await expect(second).toHaveCount(0)

  await page.getByRole('radio', { name: 'WC classes' }).check()
  await page.getByRole('searchbox').fill(`70`)
  const own = page.getByRole('table', { name: 'WC classes' }).getByRole('row').filter({ hasText: owner })
  await expect(own).toHaveText([/7001.*Launch pads/, /7003.*Silos/])

  await page.getByRole('button', { name: `Actions for ${owner} WY One` }).click()
  await page.getByRole('menuitem', { name: 'Compare and restore' }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(own).toHaveText([/7001.*Rocket pads/, /7002.*Rocket sheds/])
  const editions = page.getByRole('table', { name: 'Editions' })
  await expect(editions.getByRole('row').filter({ hasText: owner })).toHaveText([/One.*Active/, /Two.*Replaced/])
})
