import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'

test('an administrator views as a user, read-only and with a reason, and goes on as themselves', async ({
  page,
  signIn,
  watch,
}) => {
  watch.expectErrorResponse('/api/')
  await signIn(page, 'admin@portico.test', { path: '/admin/accounts/ACME/users' })
  const person = page.getByRole('row').filter({ hasText: 'owner@acme.test' })
  await person.getByRole('button', { name: /^More for / }).click()
  await page.getByRole('menuitem', { name: 'View as user' }).click()
  const dialog = page.getByRole('dialog', { name: /^View as / })
  await dialog.getByRole('button', { name: 'View as user' }).click()
  await expect(dialog.getByText('Enter a reason')).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  await dialog.getByLabel('Reason').fill('They see no renewal')
  await dialog.getByRole('button', { name: 'View as user' }).click()

  await expect(page).toHaveURL(/\/ACME\/dashboard$/)
  const notice = page.getByText(/^Viewing as .+, read-only\. Reason: They see no renewal\. 30 minutes left\.$/)
  await expect(notice).toBeVisible()
  await expect(page.getByText('Read Only', { exact: true })).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [375, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })

  // Every screen shows it, and a change that is tried all the same is refused in plain words.
  await page.goto('/ACME/account/details')
  await expect(notice).toBeVisible()
  await page.goto('/admin/users')
  await expect(notice).toBeVisible()
  await page.goto('/my-user')
  await page.getByLabel('First name').fill('Someone')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(
    page.getByText('You are viewing as another user. Nothing can be changed until you stop.').first(),
  ).toBeVisible()
  await expect(notice).toBeVisible()

  await page.getByRole('button', { name: 'Stop viewing' }).click()
  await expect(page).toHaveURL(/\/admin\/users\/owner%40acme\.test$/)
  await expect(page.getByRole('button', { name: 'View as user' })).toBeVisible()
  await expect(notice).toBeHidden()
})
