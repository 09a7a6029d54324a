import { anApplication } from '../../harness/application-steps.ts'
import { expect, test } from '../../harness/fixtures.ts'

test('underwriting documents are looked at as PDFs, downloaded, and lead to their forms', async ({
  page,
  signIn,
  client,
}) => {
  const manager = await client('manager@harbor.test')
  const { name, year, path } = await anApplication(manager, 'contractors-equipment', 'PROPERTY')
  await signIn(page, 'owner@acme.test', { path: '/ACME/documents' })
  await page.getByRole('link', { name: 'Underwriting documents' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Underwriting Documents' })).toBeVisible()
  const row = page.getByRole('table', { name: 'Underwriting documents' }).getByRole('row', { name })
  for (const text of [year, 'Property', 'Granite Mutual']) await expect(row).toContainText(text)

  await row.getByRole('button', { name: `View ${name} ${year}` }).click()
  const shown = page.getByRole('dialog', { name: `${name} ${year}` })
  await expect(shown.getByRole('group', { name: 'Document, 2 pages' })).toContainText('Acme Builders Group, Inc.')
  const download = page.waitForEvent('download')
  await shown.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe(`${name} ${year}.pdf`)
  await page.keyboard.press('Escape')
  await expect(shown).toBeHidden()

  await row.getByRole('link', { name }).click()
  await expect(page).toHaveURL(path)
})
