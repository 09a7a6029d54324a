import { appCode } from '../../harness/authenticator.ts'
import { expect, test } from '../../harness/fresh-server.ts'
import { acme, expectPage, giveCode, logInAs } from '../../harness/login-steps.ts'
import { PortalClient } from '../../harness/portal-client.ts'

test('who must set up two-factor does so on the way in, and then logs in with the app', async ({ page, fresh }) => {
  const broker = await PortalClient.signIn(fresh.port, 'broker-admin@harbor.test')
  const set = await broker.http.put('/api/brokerages/HARBOR/two-factor', { data: { twoFactor: 'EVERYONE' } })
  expect(set.status()).toBe(200)
  await broker.close()

  await page.goto('/login')
  await logInAs(page, 'owner@acme.test')
  await expectPage(page, 'Set up two-factor')
  await page.reload()
  await expectPage(page, 'Set up two-factor')
  await page.getByRole('radio', { name: 'Authenticator app' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).innerText()
  await page.getByLabel('Verification code').fill(appCode(secret))
  await page.getByRole('button', { name: 'Confirm code' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'I saved my codes' }).click()
  await expectPage(page, acme)

  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await logInAs(page, 'owner@acme.test')
  await expectPage(page, 'Enter your code')
  await expect(page.getByText('authenticator app')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send code' })).toHaveCount(0)
  await giveCode(page, appCode(secret, 1))
  await expectPage(page, acme)
})
