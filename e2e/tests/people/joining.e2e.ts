import type { Page } from '@playwright/test'
import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { choosePassword, inviteByCall, linkOf, makeMember } from '../../harness/people-steps.ts'
import { demoPassword } from '../../harness/portal-client.ts'

async function logIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log In' }).click()
}

/** For everyone, narrow and wide, in light and dark; the page is left wide. */
async function expectForEveryone(page: Page): Promise<void> {
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [390, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('a company registers at a brokerage’s own host and becomes its prospect', async ({
  page,
  server,
  mailTo,
  watch,
}) => {
  const at = (path: string) => server.at('harbor.localhost') + path
  await page.goto(at('/register'))
  await expect(page).toHaveURL(at('/pre-register'))
  await expect(page.getByText('Become a client of Harbor & Pine Insurance.')).toBeVisible()
  await expect(page.getByLabel('Brokerage code')).toHaveCount(0)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Email').fill('not an address')
  await page.getByLabel('Company').fill('Lovelace Engines LLC')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Last name is required')).toBeVisible()
  await expect(page.getByText('must be a valid email address.')).toBeVisible()
  await expect(page.getByLabel('Last name')).toBeFocused()
  await expectForEveryone(page)
  await page.getByLabel('Last name').fill('King')
  await page.getByLabel('Email').fill('ada@lovelace.test')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
  await expect(page.getByText('ada@lovelace.test')).toBeVisible()
  await expectForEveryone(page)

  await page.goto(at(linkOf(await mailTo('ada@lovelace.test'))))
  await expect(page.getByRole('heading', { level: 1, name: 'Complete your registration' })).toBeVisible()
  await expect(page).toHaveURL(at('/register'))
  await expect(page.getByLabel('Company')).toHaveValue('Lovelace Engines LLC')
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('ada@lovelace.test')
  watch.expectErrorResponse('/open/registrations/')
  await choosePassword(page, 'Password1!')
  await page.getByRole('button', { name: 'Complete registration' }).click()
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expectForEveryone(page)
  await choosePassword(page)
  await page.getByRole('button', { name: 'Complete registration' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lovelace Engines LLC' })).toBeVisible()
  await expect(page.getByText('Prospect', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Complete your registration' })).toHaveCount(0)
})

test('registering an address that has a login looks the same, and the mail says so', async ({
  page,
  mailTo,
  watch,
}) => {
  await page.goto('/pre-register')
  await page.getByLabel('First name').fill('Elena')
  await page.getByLabel('Last name').fill('Castillo')
  await page.getByLabel('Email').fill('lawyer@doelaw.test')
  await page.getByLabel('Company').fill('Doe')
  await page.getByLabel('Brokerage code').fill('nowhere')
  watch.expectErrorResponse('/open/registrations')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('No brokerage has this code.')).toBeVisible()
  await page.getByLabel('Brokerage code').fill('')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
  expect((await mailTo('lawyer@doelaw.test')).subject).toBe('You already have a login')
  await page.goto('/register?registration=nothing')
  await expect(page.getByRole('heading', { level: 1, name: 'This registration cannot be completed' })).toBeVisible()
})

test('someone with a login accepts an invitation to a second account', async ({
  page,
  otherBrowser,
  client,
  mailTo,
  signIn,
}) => {
  const advisor = await client('advisor@harbor.test')
  const sam = { email: 'sam@bayside.test', firstName: 'Sam', lastName: 'Two' }
  await makeMember(advisor, 'BAYSIDE', sam, mailTo)
  const answer = await advisor.http.post('/api/accounts/NORTH/invitations', {
    data: { ...sam, role: 'ADMIN', permissions: [] },
  })
  expect(answer.status()).toBe(201)
  const link = linkOf(await mailTo(sam.email, 2))

  const other = await otherBrowser()
  await signIn(other, 'owner@ridge.test', { path: link })
  await expect(other.getByText('You are logged in as owner@ridge.test.')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await expectForEveryone(other)
  await other.getByRole('button', { name: 'Log out and continue' }).click()
  await expect(other.getByRole('button', { name: 'Log in to accept' })).toBeVisible()

  await page.goto(link)
  await expectForEveryone(page)
  await page.getByRole('button', { name: 'Log in to accept' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, sam.email)
  await expect(page.getByText('You are logged in as sam@bayside.test.')).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page).toHaveURL('/account-selector')
  await expect(page.getByRole('link', { name: /Northwind Trucking/ }).first()).toBeVisible()
})

test('a link that leads nowhere says what to do, in every look', async ({ page, watch }) => {
  watch.expectErrorResponse('/open/invitations/')
  await page.goto('/invite/nothing')
  await expect(page.getByRole('heading', { level: 1, name: 'This invitation cannot be used' })).toBeVisible()
  await expect(page.getByText('Ask the person who invited you to send a new invitation.')).toBeVisible()
  await expectForEveryone(page)
  await page.getByRole('link', { name: 'Go to login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
})

test('an invitation is for everyone, and neither its address nor the history keeps the secret', async ({
  page,
  client,
  mailTo,
}) => {
  const owner = await client('prospect@prosper.test')
  const who = { email: 'axel@prosper.test', firstName: 'Axel', lastName: 'Every' }
  const link = await inviteByCall(owner, 'PROSPER', who, mailTo)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Join Prosper Robotics, Inc.' })).toBeVisible()
  await expectForEveryone(page)
  await page.getByRole('button', { name: 'Create login and join' }).click()
  await expect(page.getByText('A new password is required.')).toBeVisible()
  const secret = link.split('/').at(-1)!
  expect(page.url()).not.toContain(secret)
  const stored = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), document.referrer]))
  expect(stored).not.toContain(secret)
})
