import { expect, withOwnServer } from '../../harness/own-server.ts'
import { acme, expectPage, logInAs } from '../../harness/login-steps.ts'

const test = withOwnServer()

test('a login without an answer says so, and keeps what was typed', async ({ page }) => {
  await page.goto('/login')
  await page.context().setOffline(true)
  await logInAs(page, 'owner@acme.test')
  await expect(page.getByRole('alert')).toHaveText(
    'There has been an issue communicating with Portico. Please give us a few minutes and try again.',
  )
  await expect(page.getByLabel('Username')).toHaveValue('owner@acme.test')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expectPage(page, acme)
})

// Comes last: nobody logs in at this server for a while after it.
test('a login that is refused too often says how long to wait', async ({ page, watch, server }) => {
  watch.expectErrorResponse('/auth/login')
  const wrong = () =>
    fetch(`${server.origin}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'portico' },
      body: JSON.stringify({ username: 'no-such-user@acme.test', password: 'wrong' }),
    })
  // A hundred, as many at once as the server checks.
  for (let batch = 0; batch < 10; batch++) await Promise.all(Array.from({ length: 10 }, wrong))
  await page.goto('/login')
  await logInAs(page, 'no-such-user@acme.test')
  await expect(page.getByRole('alert')).toContainText(
    'An unexpected error occurred. Please try again in a few moments or contact Portico',
  )
  await expect(page.getByRole('alert')).toContainText(/You can try again in \d+ (seconds|minutes?)/)
})
