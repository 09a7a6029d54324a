import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { appCode, otherCode } from '../../harness/authenticator.ts'
import { part } from '../../harness/my-user.ts'
import { codeSent } from '../../harness/outbox.ts'
import { expect, test } from '../../harness/own-server.ts'
import { PortalClient } from '../../harness/portal-client.ts'

const saved = 'Successfully saved TFA settings'
const notConfirmed = 'There was a problem validating your TFA'

async function isFineOnPhones(page: Page): Promise<void> {
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [390, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('someone sets up an authenticator app, keeps the recovery codes, and logs in with one', async ({
  page,
  server,
  signIn,
  watch,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'broker-admin@harbor.test', { path: '/my-user' })
  const tfa = part(page, 'Two-factor')
  await tfa.getByRole('button', { name: 'Set up two-factor' }).click()
  await isFineOnPhones(page)
  await tfa.getByRole('button', { name: 'Continue' }).click()
  await expect(tfa.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await isFineOnPhones(page)
  await tfa.getByRole('button', { name: 'Copy key' }).click()
  const secret = await page.evaluate(() => navigator.clipboard.readText())
  await expect(tfa.getByText(secret.replace(/(.{4})(?=.)/g, '$1 '))).toBeVisible()

  const code = tfa.getByLabel('Verification code')
  const confirm = tfa.getByRole('button', { name: 'Confirm code' })
  await code.fill('123')
  await confirm.click()
  await expect(tfa.getByText('Code has to be 6 digits')).toBeVisible()
  watch.expectErrorResponse('/api/users/tfa/update')
  await code.fill(otherCode(appCode(secret)))
  await confirm.click()
  await expect(tfa.getByText(notConfirmed)).toBeVisible()
  await code.fill(appCode(secret))
  await confirm.click()
  await expect(page.getByText(saved)).toBeVisible()

  const shown = tfa.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const codes = await shown.allTextContents()
  await isFineOnPhones(page)
  await tfa.getByRole('button', { name: 'Copy', exact: true }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  const download = page.waitForEvent('download')
  await tfa.getByRole('button', { name: 'Download' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(codes.join('\n'))
  const printed = page.evaluate(
    () => new Promise((done) => addEventListener('beforeprint', () => done(true), { once: true })),
  )
  await tfa.getByRole('button', { name: 'Print' }).click()
  expect(await printed).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden()
  await expect(page.getByText(codes[9]!)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await tfa.getByRole('button', { name: 'I saved my codes' }).click()
  await expect(tfa.getByText('Authenticator app')).toBeVisible()
  await expect(tfa.getByText('10', { exact: true })).toBeVisible()

  const again = await PortalClient.signIn(server.port, 'broker-admin@harbor.test')
  expect((await again.http.get('/api/users/self/sessions')).status()).toBe(401)
  const approved = await again.http.post('/auth/recovery-code', { data: { recoveryCode: codes[0]!.toLowerCase() } })
  expect(await approved.json()).toBe('approved')
  expect((await again.http.get('/api/users/self/sessions')).status()).toBe(200)
  const spent = await again.http.post('/auth/recovery-code', { data: { recoveryCode: codes[0]! } })
  expect(spent.status()).toBe(422)
  await again.close()

  await page.reload()
  await expect(tfa.getByText('9', { exact: true })).toBeVisible()
  await tfa.getByRole('button', { name: 'New recovery codes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create new codes' }).click()
  await expect(shown).toHaveCount(10)
  const fresh = await shown.allTextContents()
  expect(fresh.filter((each) => codes.includes(each))).toEqual([])
  await tfa.getByRole('button', { name: 'I saved my codes' }).click()

  await tfa.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(tfa.getByRole('button', { name: 'Set up two-factor' })).toBeVisible()
  const plain = await PortalClient.signIn(server.port, 'broker-admin@harbor.test')
  expect((await plain.http.get('/api/users/self/sessions')).status()).toBe(200)
  await plain.close()
})

for (const [way, phone, channelWords] of [
  ['Text message', '2065550111', 'We sent a text message to'],
  ['Phone call', '2065550122', 'We are calling'],
] as const)
  test(`someone sets up two-factor by ${way.toLowerCase()}`, async ({ page, server, signIn }) => {
    const username = way === 'Phone call' ? 'advisor@summit.test' : 'nobody@portico.test'
    await signIn(page, username, { path: '/my-user' })
    const tfa = part(page, 'Two-factor')
    await tfa.getByRole('button', { name: 'Set up two-factor' }).click()
    await tfa.getByRole('radio', { name: way }).check()
    await tfa.getByRole('textbox', { name: 'Phone' }).fill('555')
    await tfa.getByRole('button', { name: 'Continue' }).click()
    await expect(tfa.getByText('must be a valid US Phone Number.')).toBeVisible()
    await isFineOnPhones(page)
    await tfa.getByRole('textbox', { name: 'Phone' }).fill(phone)
    const digits = new RegExp(`${phone.slice(6)}$`)
    const code = await codeSent(server, digits, () => tfa.getByRole('button', { name: 'Continue' }).click())
    await expect(tfa.getByText(channelWords)).toBeVisible()
    await expect(tfa.getByRole('button', { name: /^Send another code in \d+ s$/ })).toBeDisabled()
    await tfa.getByLabel('Verification code').fill(code)
    await page.keyboard.press('Enter')
    await expect(page.getByText(saved)).toBeVisible()
    await tfa.getByRole('button', { name: 'I saved my codes' }).click()
    await expect(tfa.getByText(way)).toBeVisible()
    await expect(tfa.getByText(new RegExp(`${phone.slice(6)}$`))).toBeVisible()
  })

test('where two-factor is on, a code proves who is there too', async ({ page, server, watch }) => {
  const user = await PortalClient.signIn(server.port, 'tfa@acme.test')
  const toPhone = /0163$/
  const { tfaPhone } = (await (await user.http.get('/api/users/me')).json()) as { tfaPhone: string }
  const first = await codeSent(server, toPhone, () =>
    user.http.post('/tfa/send-verification', { data: { tfaPhone, tfaType: 'SMS' } }),
  )
  expect((await user.http.post('/tfa/verify-code', { data: { code: first, tfaPhone } })).status()).toBe(200)
  await user.lendTo(page.context(), 'localhost')
  await page.goto('/my-user')

  // As if the proof of the login were older than five minutes.
  await page.route(
    '**/api/users/tfa/recovery-codes',
    (route) =>
      route.fulfill({ status: 403, json: { code: 'step_up_required', message: 'Please confirm.', requestId: 'r' } }),
    {
      times: 1,
    },
  )
  watch.expectErrorResponse('/api/users/tfa/recovery-codes')
  watch.expectErrorResponse('/tfa/send-verification')
  const tfa = part(page, 'Two-factor')
  await tfa.getByRole('button', { name: 'New recovery codes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create new codes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please confirm your identity.' })
  await expect(dialog.getByLabel('Verification code')).toBeVisible()
  await isFineOnPhones(page)
  await expect(async () => {
    const code = await codeSent(server, toPhone, () =>
      dialog.getByRole('button', { name: /^Send (another )?code$/ }).click(),
    )
    await dialog.getByLabel('Verification code').fill(code)
  }).toPass({ timeout: 90_000 })
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(tfa.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await user.close()
})
