import { otherCode } from '../../harness/authenticator.ts'
import { expect, test } from '../../harness/fresh-server.ts'
import { acme, expectPage, giveCode, logInAs } from '../../harness/login-steps.ts'
import { codeSent, messagesOf } from '../../harness/outbox.ts'
import { demoPassword, PortalClient } from '../../harness/portal-client.ts'

const phone = /555-?0163$/

test('a code is sent on arriving, survives a reload, and lets the right one in', async ({ page, fresh, watch }) => {
  watch.expectErrorResponse('/tfa/verify-code')
  await page.goto('/ACME/policy')
  await expectPage(page, 'Log in')
  const code = await codeSent(fresh, phone, () => logInAs(page, 'tfa@acme.test'))
  await expectPage(page, 'Enter your code')
  await expect(page.getByText('(•••) •••-0163')).toBeVisible()
  await expect(page.getByText('555')).toHaveCount(0)
  const field = page.getByLabel('Verification code')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(field).toHaveAttribute('inputmode', 'numeric')

  await page.reload()
  await expectPage(page, 'Enter your code')
  await expect(page.getByRole('button', { name: /^Send code \(\d+ s\)$/ })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Call me instead' })).toBeDisabled()

  await giveCode(page, '123')
  await expect(page.getByText('Code has to be 6 digits')).toBeVisible()
  await giveCode(page, otherCode(code))
  await expect(page.getByRole('alert')).toHaveText('Unable to confirm the code. Please double check and try again.')
  await giveCode(page, `${code.slice(0, 3)} ${code.slice(3)}`)
  await expectPage(page, 'Policies')
  await expect(page).toHaveURL('/ACME/policy')
  expect(messagesOf(fresh).filter(({ channel }) => channel === 'sms')).toHaveLength(1)
})

test('what is said of a sent code goes after four seconds, the wait for another after thirty', async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  await logInAs(page, 'tfa@acme.test')
  await expect(page.getByText('Code sent', { exact: true })).toBeVisible()
  await page.clock.fastForward(4000)
  await expect(page.getByText('Code sent', { exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Send code/ })).toBeDisabled()
  await page.clock.fastForward(26_000)
  await expect(page.getByRole('button', { name: 'Send code', exact: true })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Call me instead' })).toBeEnabled()
})

test('whoever asks too soon after all is told how long to wait', async ({ page, fresh, watch }) => {
  watch.expectErrorResponse('/tfa/send-verification')
  await page.goto('/login')
  await codeSent(fresh, phone, () => logInAs(page, 'tfa@acme.test'))
  // A tab that knows nothing of the first code asks for one of its own.
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('A code was just sent.')
  await expect(page.getByRole('alert')).toContainText(/You can try again in \d+ seconds/)
})

test('a call brings the code to whoever cannot read messages', async ({ page, fresh }) => {
  const half = await PortalClient.guest(fresh.port)
  await half.http.post('/auth/login', { data: { username: 'tfa@acme.test', password: demoPassword } })
  await half.lendTo(page.context(), 'localhost')
  // As if this login had asked a minute ago.
  await page.addInitScript(() => sessionStorage.setItem('portico.code-asked', String(Date.now() - 60_000)))
  await page.goto('/login')
  await expectPage(page, 'Enter your code')
  const code = await codeSent(fresh, phone, () => page.getByRole('button', { name: 'Call me instead' }).click())
  expect(messagesOf(fresh).filter(({ code: sent }) => sent === code)).toMatchObject([{ channel: 'voice' }])
  await giveCode(page, code)
  await expectPage(page, acme)
  await half.close()
})

test('Back To Login gives the half session up', async ({ page }) => {
  await page.goto('/login')
  await logInAs(page, 'tfa@acme.test')
  await expectPage(page, 'Enter your code')
  await page.getByRole('button', { name: 'Back To Login' }).click()
  await expectPage(page, 'Log in')
  await page.reload()
  await expectPage(page, 'Log in')
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'portico-session' }))
})

test('a recovery code stands in for the phone, once', async ({ page, fresh, watch, otherBrowser }) => {
  watch.expectErrorResponse('/tfa/send-verification')
  watch.expectErrorResponse('/auth/recovery-code')
  const phoned = await PortalClient.guest(fresh.port)
  await phoned.http.post('/auth/login', { data: { username: 'tfa@acme.test', password: demoPassword } })
  const ask = { tfaPhone: '(•••) •••-0163', tfaType: 'SMS' }
  const code = await codeSent(fresh, phone, () => phoned.http.post('/tfa/send-verification', { data: ask }))
  await phoned.http.post('/tfa/verify-code', { data: { code } })
  const made = await phoned.http.post('/api/users/tfa/recovery-codes')
  const { recoveryCodes } = (await made.json()) as { recoveryCodes: string[] }

  const useOne = async (tab: typeof page): Promise<void> => {
    await tab.goto('/login')
    await logInAs(tab, 'tfa@acme.test')
    await expectPage(tab, 'Enter your code')
    await tab.getByRole('button', { name: 'Use a recovery code' }).click()
    await expect(tab.getByLabel('Recovery code')).toBeFocused()
    await tab.getByRole('button', { name: 'Verify' }).click()
    await expect(tab.getByText('Recovery code is required')).toBeVisible()
    await tab.getByLabel('Recovery code').fill(recoveryCodes[0]!)
    await tab.getByRole('button', { name: 'Verify' }).click()
  }
  await useOne(page)
  await expectPage(page, acme)
  const again = await otherBrowser({ baseURL: fresh.origin })
  await useOne(again)
  await expect(again.getByRole('alert')).toHaveText('Unable to confirm the code. Please double check and try again.')
  await again.getByRole('button', { name: 'Use a code instead' }).click()
  await expectPage(again, 'Enter your code')
  await phoned.close()
})
