import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'

test('an administrator sets the pipeline of a prospect, finds it by that, and is asked before it is converted', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'admin@portico.test', { path: '/PROSPER/details' })
  await page.getByRole('button', { name: 'Change pipeline' }).click()
  const pipeline = page.getByRole('dialog', { name: 'Change pipeline' })
  await pipeline.getByLabel('Pipeline stage').selectOption('Qualified')
  await pipeline.getByLabel('Source').selectOption('Event')
  await pipeline.getByRole('button', { name: 'Save' }).click()
  await expect(pipeline).toBeHidden()
  await expect(page.getByRole('region', { name: 'Pipeline' })).toContainText('Qualified')

  await page.goto('/admin/prospects')
  const list = page.getByRole('table', { name: 'Prospects' })
  await expect(list).toContainText('Event')
  expect(await errorsOfAxe(page)).toEqual([])
  await page.getByLabel('Stage').selectOption('Lost')
  await expect(page.getByText('No matching prospects')).toBeVisible()
  await page.getByLabel('Stage').selectOption('Qualified')
  await expect(page).toHaveURL(/stage=QUALIFIED/)
  await expect(list.getByRole('row')).toHaveCount(2)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await file).suggestedFilename()).toBe('prospects.csv')
  for (const width of [390, 320]) await expect.poll(() => overflow(page, width)).toBe(0)

  await page.setViewportSize({ width: 1280, height: 800 })
  await list.getByRole('button', { name: /^Convert/ }).click()
  const convert = page.getByRole('alertdialog', { name: /^Convert .* to a client\?$/ })
  await expect(convert.getByRole('button', { name: /^Convert/ })).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  await convert.getByRole('button', { name: 'Cancel' }).click()
  await expect(convert).toBeHidden()
})
