import { anApplication, expectSaved } from '../../harness/application-steps.ts'
import { expect, test } from '../../harness/fixtures.ts'

test('a PDF application is filled in on its pages, done with its file, and opened again', async ({
  page,
  signIn,
  client,
  watch,
}) => {
  const manager = await client('manager@harbor.test')
  const { id, path, name, calls } = await anApplication(manager, 'contractors-equipment', 'PROPERTY')
  watch.expectErrorResponse(`/api/accounts/ACME/apps/front-end/${id}/digital-done`)
  await signIn(page, 'owner@acme.test', { path })
  const on = (label: string) => page.locator('[data-path]').and(page.getByLabel(label, { exact: true }))
  await expect(page.locator('canvas[data-drawn="1"]')).toBeVisible()
  await expect(on('Legal name')).toHaveValue('Acme Builders Group, Inc.')

  await page.getByRole('button', { name: 'Mark done' }).click()
  const missing = page.getByRole('dialog', { name: /answers are missing$/ })
  await missing.getByRole('button', { name: /What equipment do you own/ }).click()
  const equipment = on('What equipment do you own, and what is it used for?')
  await expect(equipment).toBeFocused()
  await equipment.fill('Two cranes')
  await on('Value of all equipment, new').fill('1250000')
  await on('Value of all equipment, new').blur()
  await expect(on('Value of all equipment, new')).toHaveValue('$1,250,000')
  await on('Do you rent or lease equipment from others?').check()
  await on('Do you rent or lend equipment to others?: No').check()
  await expectSaved(page)
  // What belongs to an answer stands beside the page.
  await on('Legal name').focus()
  await expect(page.getByRole('complementary', { name: 'The chosen answer' })).toContainText('Legal name')

  await page.getByRole('radio', { name: 'As a list' }).check()
  await expect(page.getByLabel('Value of all equipment, new', { exact: true })).toHaveValue('$1,250,000')
  await page.getByRole('radio', { name: 'On the page' }).check()
  await page.getByRole('button', { name: 'Next page' }).click()
  await on('Where is equipment kept overnight, and how is it secured?').fill('In a fenced yard')
  await on('Signature').click()
  const beside = page.getByRole('complementary', { name: 'The chosen answer' })
  await beside.getByRole('textbox', { name: /^Name/ }).fill('Elena Castillo')
  await beside.getByRole('textbox', { name: /^Title/ }).fill('Chief Financial Officer')
  await beside.getByRole('textbox', { name: /^Date/ }).fill('03/04/2026')
  await page.getByRole('heading', { level: 1 }).click()
  await expectSaved(page)
  await page.getByRole('button', { name: 'Mark done' }).click()
  await expect(page.getByText('This application is done. Its answers are final.')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More for this application' }).click()
  await page.getByRole('menuitem', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toContain(name)
  const { entry } = (await (await manager.http.get(calls)).json()) as { entry: { application: { extension: string } } }
  expect(entry.application.extension).toBe('pdf')
  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByRole('button', { name: 'Mark done' })).toBeVisible()
})

test('letters that no PDF has are told as they are saved, and kept', async ({ page, signIn, client }) => {
  const { path } = await anApplication(await client('manager@harbor.test'), 'contractors-equipment', 'PROPERTY')
  await signIn(page, 'owner@acme.test', { path })
  const label = 'What equipment do you own, and what is it used for?'
  const equipment = page.locator('[data-path]').and(page.getByLabel(label, { exact: true }))
  await equipment.fill('Two 起重機')
  await equipment.blur()
  await expectSaved(page)
  const told = page.getByRole('status').filter({ hasText: `The PDF cannot show some letters in “${label}”` })
  await expect(told).toBeVisible()
  await page.reload()
  await expect(equipment).toHaveValue('Two 起重機')
  await expect(told).toBeVisible()
  await equipment.fill('Two cranes')
  await equipment.blur()
  await expect(told).toBeHidden()
})
