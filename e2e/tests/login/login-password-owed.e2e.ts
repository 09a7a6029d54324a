import { expect, test } from '../../harness/fresh-server.ts'
import { acme, expectPage, logInAs, savePassword } from '../../harness/login-steps.ts'
import { messageOf } from '../../harness/outbox.ts'
import { demoPassword } from '../../harness/portal-client.ts'

const user = 'reset@acme.test'
const newPassword = 'Blue-heron-42'

test('an owed password is set with the one just typed, after its errors were named', async ({ page, watch }) => {
  watch.expectErrorResponse('/api/users/self/reset-password')
  await page.goto('/ACME/policy')
  await logInAs(page, user)
  await expectPage(page, 'Choose a new password')
  await expect(page.getByLabel('Current password')).toHaveCount(0)
  await savePassword(page, 'short')
  await expect(page.getByText('must be at least 8 characters')).toBeVisible()
  await savePassword(page, 'onlyletters')
  await expect(page.getByText('password must contain a mix of letters, numbers, or symbols.')).toBeVisible()
  await savePassword(page, newPassword, 'Blue-heron-43')
  await expect(page.getByText('ensure your passwords match.')).toBeVisible()
  await savePassword(page, demoPassword)
  await expect(page.getByText('Your password must be changed from the existing password.')).toBeVisible()
  await savePassword(page, 'Password1!')
  await expect(page.getByText(/too common/)).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Password1!')

  await savePassword(page, newPassword)
  await expect(page.getByText('Password updated!')).toBeVisible()
  await expectPage(page, 'Policies')
  await expect(page).toHaveURL('/ACME/policy')
})

test('after a reload the current password is asked for, and checked', async ({ page, watch }) => {
  watch.expectErrorResponse('/api/users/self/reset-password')
  await page.goto('/login')
  await logInAs(page, user)
  await expectPage(page, 'Choose a new password')
  await page.reload()
  await expectPage(page, 'Choose a new password')
  const current = page.getByLabel('Current password')
  await savePassword(page, newPassword)
  await expect(page.getByText('Your current password is required.')).toBeVisible()
  await current.fill('not the password')
  await savePassword(page, newPassword)
  await expect(page.getByText('This is not your current password.')).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(newPassword)
  await current.fill(demoPassword)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Password updated!')).toBeVisible()
  await expectPage(page, acme)
})

test('whoever came by a link sets the owed password without the old one, after a reload too', async ({
  page,
  fresh,
}) => {
  await page.goto('/login')
  await page.getByLabel('Username').fill(user)
  const mail = await messageOf(
    fresh,
    ({ to, link }) => to === user && link?.startsWith('/token-login/') === true,
    () => page.getByRole('button', { name: 'Email me a login link' }).click(),
  )
  await page.goto(mail.link!)
  await expectPage(page, 'Choose a new password')
  await page.reload()
  await expectPage(page, 'Choose a new password')
  await expect(page.getByLabel('Current password')).toHaveCount(0)
  await savePassword(page, newPassword)
  await expectPage(page, acme)
})
