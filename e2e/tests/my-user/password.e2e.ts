import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { part, proveByPassword, typeNewPassword } from '../../harness/my-user.ts'
import { messageOf } from '../../harness/outbox.ts'
import { expect, test } from '../../harness/own-server.ts'
import { demoPassword, PortalClient } from '../../harness/portal-client.ts'

const newPassword = 'Blue-heron-4711'

test('a viewer changes profile and password; other sessions end', async ({
  page,
  otherBrowser,
  server,
  signIn,
  watch,
}) => {
  const elsewhere = await otherBrowser()
  await signIn(elsewhere, 'viewer@acme.test', { path: '/ACME/dashboard' })
  await signIn(page, 'viewer@acme.test', { path: '/my-user' })
  await part(page, 'Profile').getByLabel('Titles').fill('Auditor')
  await part(page, 'Profile').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Profile saved.')).toBeVisible()

  const form = part(page, 'Password')
  const change = form.getByRole('button', { name: 'Change password' })
  await change.click()
  await expect(form.getByText('Your current password is required.')).toBeVisible()
  await expect(form.getByText('A new password is required.')).toBeVisible()
  await form.getByLabel('Current password').fill(demoPassword)
  await typeNewPassword(form, 'short')
  await expect(form.getByRole('meter')).toHaveAttribute('aria-valuetext', '3 of 6 rules met')
  await typeNewPassword(form, newPassword, 'Blue-heron-4712')
  await change.click()
  await expect(form.getByText('ensure your passwords match.')).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [390, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })

  watch.expectErrorResponse('/api/users/self/reset-password')
  await form.getByLabel('Current password').fill('Not-mine-1!')
  await typeNewPassword(form, newPassword)
  await change.click()
  await expect(form.getByText('This is not your current password.')).toBeVisible()
  await form.getByLabel('Current password').fill(demoPassword)
  await typeNewPassword(form, 'P@ssw0rd1')
  await change.click()
  await expect(form.getByText('This password is too common', { exact: false })).toBeVisible()
  await typeNewPassword(form, newPassword)
  await expect(form.getByRole('meter')).toHaveAttribute('aria-valuetext', '6 of 6 rules met')
  for (const path of ['/api/', '/auth/refresh']) watch.expectErrorResponse(path)
  await messageOf(
    server,
    ({ to, subject }) => to === 'viewer@acme.test' && /password/i.test(subject),
    () => change.click(),
  )
  await expect(page.getByText('Password updated!')).toBeVisible()
  await expect(form.getByLabel('Current password')).toHaveValue('')
  await expect(elsewhere).toHaveURL('/login')
  await expect(elsewhere.getByText('Your login has expired.')).toBeVisible()

  await page.goto('/ACME/dashboard')
  await expect(page.getByRole('region', { name: 'Account Tasks' })).toBeVisible()
  const again = await PortalClient.signIn(server.port, 'viewer@acme.test', newPassword)
  await again.close()
})

test('the event stream comes back by itself after the change', async ({ page, signIn, client }) => {
  const opened: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/server-events')) opened.push(response.status())
  })
  await signIn(page, 'prospect@prosper.test', { path: '/my-user' })
  await expect.poll(() => opened.filter((status) => status === 200).length).toBe(1)
  const form = part(page, 'Password')
  await form.getByLabel('Current password').fill(demoPassword)
  await typeNewPassword(form, newPassword)
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password updated!')).toBeVisible()
  await expect.poll(() => opened.filter((status) => status === 200).length).toBe(2)
  const advisor = await client('advisor@harbor.test')
  await advisor.addTask('PROSPER', { details: 'Ask for the lease', tagged: 'prospect@prosper.test' })
  await expect(page.getByText(/assigned you a task$/)).toBeVisible()
})

test.describe('after a login by link', () => {
  test('what is sensitive asks who is there, once; cancel keeps what was typed', async ({ page, server, watch }) => {
    const guest = await PortalClient.guest(server.port)
    const { link } = await messageOf(
      server,
      (message) => message.to === 'user@acme.test' && message.link?.includes('/token-login/') === true,
      () => guest.http.post('/auth/login-link', { data: { username: 'user@acme.test' } }),
    )
    const [tokenTwo, tokenOne] = link!.split('/').toReversed()
    const answer = await guest.http.post('/auth/login-with-single-use', { data: { tokenOne, tokenTwo } })
    expect(answer.status()).toBe(200)
    await guest.lendTo(page.context(), 'localhost')
    await page.goto('/my-user')

    watch.expectErrorResponse('/api/users/self/email')
    watch.expectErrorResponse('/auth/step-up')
    const email = part(page, 'Email')
    const send = email.getByRole('button', { name: 'Send code' })
    await email.getByLabel('New email address').fill('theo.lindqvist@acme.test')
    await send.click()
    const dialog = page.getByRole('dialog', { name: 'Please confirm your identity.' })
    await expect(dialog.getByLabel('Your password')).toBeFocused()
    expect(await errorsOfAxe(page)).toEqual([])
    await expect.poll(() => overflow(page, 320)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/my-user')
    await expect(email.getByLabel('New email address')).toHaveValue('theo.lindqvist@acme.test')

    await send.click()
    await dialog.getByLabel('Your password').fill('Not-mine-1!')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('The code or password is incorrect. Please try again.')).toBeVisible()
    const sent: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/users/self/email')) sent.push(request.headers()['idempotency-key'])
    })
    await proveByPassword(page, demoPassword)
    await expect(email.getByLabel('Verification code')).toBeVisible()
    expect(sent).toHaveLength(1)
    await guest.close()
  })
})
