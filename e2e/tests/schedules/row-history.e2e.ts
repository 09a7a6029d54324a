import { expect, test } from '../../harness/fixtures.ts'
import { anAutoTab, cellAt, expectSaved, typeInto } from '../../harness/schedule-steps.ts'

test('the history of a row opens from the grid, by keyboard too, and on a phone from its card', async ({
  page,
  signIn,
  client,
}) => {
  const { path } = await anAutoTab(await client('owner@acme.test'), [{ unit: 'U-1', year: '2019', make: 'Ford' }])
  await signIn(page, 'owner@acme.test', { path })
  await typeInto(page, await cellAt(page, 1, 'Make'), 'Mack')
  await expectSaved(page)

  const history = page.getByRole('dialog', { name: /^History of U-1/ })
  await (await cellAt(page, 1, 'Make')).click()
  await page.keyboard.press('Alt+h')
  await expect(history.getByText('Changed').first()).toBeVisible()
  await expect(history.getByText('Mack').first()).toBeVisible()
  await expect(history.getByText('Added').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(history).toHaveCount(0)
  await page.getByRole('button', { name: 'History of this row' }).click()
  await expect(history).toBeVisible()
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: /^Edit row 1/ }).click()
  await page.getByRole('dialog', { name: 'Row 1' }).getByRole('button', { name: 'History' }).click()
  await expect(history.getByText('Mack').first()).toBeVisible()
})
