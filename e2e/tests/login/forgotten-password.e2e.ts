import { expect, withOwnServer } from '../../harness/own-server.ts'
import { acme, expectPage, logInAs, savePassword } from '../../harness/login-steps.ts'
import { messageOf } from '../../harness/outbox.ts'
import { demoPassword } from '../../harness/portal-client.ts'

const test = withOwnServer()
const user = 'owner@acme.test'
const newPassword = 'Blue-heron-42'

test('a forgotten password is set anew by a mailed link, once', async ({ page, server, watch, otherBrowser }) => {
  for (const path of ['/auth/', '/open/password-reset/', '/api/', '/server-events']) watch.expectErrorResponse(path)
  const elsewhere = await otherBrowser({ baseURL: server.origin })
  await elsewhere.goto('/login')
  await logInAs(elsewhere, user)
  await expectPage(elsewhere, acme)

  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expectPage(page, 'Forgot your password?')
  const send = page.getByRole('button', { name: 'Send link' })
  await expect(send).toBeDisabled()
  await page.getByLabel('Username').fill(user)
  const { link } = await messageOf(
    server,
    (message) => message.to === user && message.link?.startsWith('/password-reset/') === true,
    () => send.click(),
  )
  await expect(page.getByText(`If ${user} has an account, we emailed a reset link.`)).toBeVisible()

  await page.goto(link!)
  await expectPage(page, 'Choose a new password')
  await savePassword(page, 'Password1!')
  await expect(page.getByText(/too common/)).toBeVisible()
  await page.reload()
  await savePassword(page, newPassword)
  await expect(page.getByText('Password updated!')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await logInAs(page, user, demoPassword)
  await expect(page.getByRole('alert')).toHaveText('Unknown username/password')
  await logInAs(page, user, newPassword)
  await expectPage(page, acme)

  // Wherever the user was logged in, the portal has noticed by itself.
  await expectPage(elsewhere, 'Log in')
  await elsewhere.goto(link!)
  await expectPage(elsewhere, 'This link has expired')
  await elsewhere.getByRole('link', { name: 'Request a new link' }).click()
  await expectPage(elsewhere, 'Forgot your password?')
})

test('whether a user exists is not told by asking for a new password', async ({ page }) => {
  await page.goto('/password-reset')
  await page.getByLabel('Username').fill('no-such-user@acme.test')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('If no-such-user@acme.test has an account, we emailed a reset link.')).toBeVisible()
  await page.getByRole('link', { name: 'Back To Login' }).click()
  await expectPage(page, 'Log in')
})
