import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { logInAs } from '../../harness/login-steps.ts'

test('an administrator suspends a brokerage with a reason, its people are told, and reinstates it', async ({
  page,
  signIn,
  otherBrowser,
  watch,
}) => {
  watch.expectErrorResponse('/auth/login')
  await signIn(page, 'admin@portico.test', { path: '/admin/brokerages' })
  await page.getByRole('link', { name: 'Summit Risk Partners', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Summit Risk Partners' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Staff' }).getByRole('row')).not.toHaveCount(1)
  expect(await errorsOfAxe(page)).toEqual([])
  await page.getByRole('button', { name: 'Suspend brokerage' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspend Summit Risk Partners?' })
  await dialog.getByRole('button', { name: 'Suspend brokerage' }).click()
  await expect(dialog.getByText('Enter a reason')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Contract ended')
  await dialog.getByRole('button', { name: 'Suspend brokerage' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Reason: Contract ended')).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [390, 320]) await expect.poll(() => overflow(page, width)).toBe(0)

  const visitor = await otherBrowser()
  await visitor.goto('/login')
  await logInAs(visitor, 'owner@ridge.test')
  await expect(visitor.getByText('Summit Risk Partners is suspended on this portal')).toBeVisible()

  await page.getByRole('button', { name: 'Reinstate brokerage' }).click()
  const again = page.getByRole('dialog', { name: 'Reinstate Summit Risk Partners?' })
  await again.getByLabel('Reason').fill('New contract')
  await again.getByRole('button', { name: 'Reinstate brokerage' }).click()
  await expect(page.getByRole('button', { name: 'Suspend brokerage' })).toBeVisible()
  await logInAs(visitor, 'owner@ridge.test')
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(/Ridge|Dashboard|Welcome/)
})
