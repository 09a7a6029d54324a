import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { logInAs } from '../../harness/login-steps.ts'

test('an administrator finds a login, disables it with a reason, and enables it again', async ({
  page,
  signIn,
  otherBrowser,
  watch,
}) => {
  watch.expectErrorResponse('/auth/login')
  await signIn(page, 'admin@portico.test', { path: '/admin/users' })
  await page.getByLabel('Find a user').fill('reset@acme')
  await expect(page.getByRole('table', { name: 'Users' }).getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/search=reset%40acme/)
  expect(await errorsOfAxe(page)).toEqual([])
  await page.getByRole('table', { name: 'Users' }).getByRole('link').click()
  await expect(page.getByRole('table', { name: 'Accounts' })).toContainText('Acme Builders Group')
  await page.getByRole('button', { name: 'Disable user' }).click()
  const dialog = page.getByRole('dialog', { name: 'Disable user' })
  await dialog.getByRole('button', { name: 'Disable user' }).click()
  await expect(dialog.getByText('Enter a reason')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Left the company')
  await dialog.getByRole('button', { name: 'Disable user' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [390, 320]) await expect.poll(() => overflow(page, width)).toBe(0)

  const visitor = await otherBrowser()
  await visitor.goto('/login')
  await logInAs(visitor, 'reset@acme.test')
  await expect(visitor.getByText('Unknown username/password')).toBeVisible()

  await page.getByRole('button', { name: 'Enable user' }).click()
  const enabling = page.getByRole('dialog', { name: 'Enable user' })
  await enabling.getByLabel('Reason').fill('Came back')
  await enabling.getByRole('button', { name: 'Enable user' }).click()
  await expect(page.getByRole('button', { name: 'Disable user' })).toBeVisible()
  await page.goto('/admin/users/admin%40portico.test')
  await expect(page.getByText('This is your own login. Change it under My User.')).toBeVisible()
})
