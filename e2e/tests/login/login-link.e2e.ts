import type { Page } from '@playwright/test'
import { expect, withOwnServer } from '../../harness/own-server.ts'
import { acme, expectPage, giveCode, logInAs } from '../../harness/login-steps.ts'
import { codeSent, messageOf } from '../../harness/outbox.ts'
import type { ServerProcess } from '../../harness/server-process.ts'

const test = withOwnServer()

/** Asks for a link that logs in, and answers where it leads. */
async function linkFor(page: Page, server: ServerProcess, username: string): Promise<string> {
  await page.goto('/login')
  await page.getByLabel('Username').fill(username)
  const mail = await messageOf(
    server,
    ({ to, link }) => to === username && link?.startsWith('/token-login/') === true,
    () => page.getByRole('button', { name: 'Email me a login link' }).click(),
  )
  await expect(page.getByText(`If ${username} has an account, we emailed a login link.`)).toBeVisible()
  return mail.link!
}

const failed = 'There was a failure logging in'

test('a mailed link logs in once, and its tokens stay nowhere', async ({ page, server, watch, otherBrowser }) => {
  watch.expectErrorResponse('/auth/login-with-single-use')
  const link = await linkFor(page, server, 'owner@acme.test')
  const tokens = link.split('/').slice(2)
  await page.goto(link)
  await expectPage(page, acme)
  const left = await page.evaluate(() =>
    JSON.stringify([location.href, document.referrer, sessionStorage, localStorage]),
  )
  for (const token of tokens) expect(left).not.toContain(token)
  await page.goBack()
  expect(page.url()).not.toContain(tokens[0])

  const second = await otherBrowser({ baseURL: server.origin })
  await second.goto(link)
  await expectPage(second, 'Log in')
  await expect(second.getByRole('alert')).toHaveText(failed)
  await expect(second).toHaveURL('/login')
  await logInAs(second, 'owner@acme.test')
  await expectPage(second, acme)
})

test('whether a user exists is not told by asking for a link, and what is told goes after 4 seconds', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/login')
  const ask = page.getByRole('button', { name: 'Email me a login link' })
  await ask.click()
  await expect(page.getByRole('alert')).toHaveText('Enter your username first.')
  await page.getByLabel('Username').fill('no-such-user@acme.test')
  await ask.click()
  const sent = page.getByText('If no-such-user@acme.test has an account, we emailed a login link.')
  await expect(sent).toBeVisible()
  await page.clock.fastForward(4000)
  await expect(sent).toBeHidden()
})

test('a link asks a logged-in person whom to be', async ({ page, server, context }) => {
  const link = await linkFor(page, server, 'viewer@acme.test')
  await logInAs(page, 'owner@acme.test')
  await expectPage(page, acme)
  const other = await context.newPage()
  await other.goto(link)
  await expectPage(other, 'Switch user?')
  await expect(other).toHaveURL('/login')
  await other.getByRole('button', { name: 'Stay logged in as owner@acme.test' }).click()
  await expectPage(other, acme)
  await expect(other.getByText('Read Only', { exact: true })).toHaveCount(0)

  await other.goto(link)
  await other.getByRole('button', { name: 'Log in with the link' }).click()
  await expect(other.getByText('Read Only', { exact: true })).toBeVisible()
  // The first tab follows: its cookies are the viewer's now.
  await expect(page.getByText('Read Only', { exact: true })).toBeVisible()
})

test('a link does not spare the code', async ({ page, server }) => {
  const link = await linkFor(page, server, 'tfa@acme.test')
  const code = await codeSent(server, /0163$/, () => page.goto(link))
  await expectPage(page, 'Enter your code')
  await giveCode(page, code)
  await expectPage(page, acme)
})
