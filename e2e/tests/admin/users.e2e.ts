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

  await page.getByRole('button', { name: 'Merge user…' }).click()
  await page.getByLabel('Username of the login to keep').fill('user@acme.test')
  await page.getByRole('button', { name: 'Preview' }).click()
  const merging = page.getByRole('dialog', { name: 'Merge reset@acme.test into user@acme.test?' })
  await expect(merging.getByText('Roles on accounts')).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  await merging.getByRole('button', { name: 'Cancel' }).click()

  await page.goto('/admin/users/advisor%40harbor.test')
  await page.getByRole('button', { name: 'Disable user' }).click()
  const successor = dialog.getByLabel('Hand over at Harbor & Pine Insurance')
  await expect(dialog.getByText(/\d+ accounts?,.*Leave blank to keep them with this user\./)).toBeVisible()
  await successor.selectOption({ label: 'Daniel Okafor (manager@harbor.test)' })
  expect(await errorsOfAxe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/admin/users/admin%40portico.test')
  await expect(page.getByText('This is your own login. Change it under My User.')).toBeVisible()
})
