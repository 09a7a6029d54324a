import { faultsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/journey.ts'

test('an administrator sees an error of the web app without the email in it, takes it on, and resolves it', async ({
  page,
  signIn,
  watch,
}) => {
  watch.expectError('Nothing to show for dana@acme.test')
  await signIn(page, 'admin@portico.test', { path: '/admin/errors' })
  await expect(page.getByRole('heading', { name: 'Errors', level: 1 })).toBeVisible()
  const reported = page.waitForResponse('**/open/client-errors')
  await page.evaluate(() => void setTimeout(() => reportError(new TypeError('Nothing to show for dana@acme.test'))))
  expect((await reported).status()).toBe(204)
  const list = page.getByRole('table', { name: 'Errors' })
  await expect(async () => {
    await page.reload()
    await expect(list).toContainText('TypeError: Nothing to show for [email]', { timeout: 2000 })
  }).toPass()
  await expect(page.locator('body')).not.toContainText('dana@acme.test')
  expect(await faultsOfAxe(page)).toEqual([])
  for (const width of [375, 320]) await expect.poll(() => overflow(page, width)).toBe(0)

  await list.getByRole('link', { name: /Nothing to show for/ }).click()
  await expect(page.getByRole('heading', { name: 'TypeError', level: 1 })).toBeVisible()
  await expect(page.getByText('Web app', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: /Times per day/ })).toBeVisible()
  await page.getByLabel('Assigned to').selectOption({ index: 1 })
  await expect(page.getByText('Error assigned')).toBeVisible()
  await page.getByRole('button', { name: 'Resolve' }).click()
  await expect(page.getByText('Resolved', { exact: true }).first()).toBeVisible()
  expect(await faultsOfAxe(page)).toEqual([])
  for (const width of [375, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
  await page.goto('/admin/errors?state=RESOLVED&assigned=ME')
  await expect(list).toContainText('Nothing to show for')
})
