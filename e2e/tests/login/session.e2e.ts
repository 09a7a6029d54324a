import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../../harness/fixtures.ts'
import { demoPassword } from '../../harness/portal-client.ts'

const refreshes = (page: Page): string[] => {
  const answers: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/auth/refresh')) answers.push(`${response.status()}`)
  })
  return answers
}

const firstRefresh = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/auth/refresh'))

const forget = (context: BrowserContext, cookie: RegExp) => context.clearCookies({ name: cookie })

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('owner@acme.test')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log In' }).click()
}

async function openDashboard(
  page: Page,
  signIn: (page: Page, username: string, options: { path: string }) => Promise<void>,
) {
  const refreshed = firstRefresh(page)
  // Once the page and its events are there, it asks for nothing until something is pressed.
  const hears = page.waitForResponse((response) => response.url().includes('/server-events') && response.ok())
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  await (await refreshed).finished()
  await hears
  await expect(page.getByRole('region', { name: 'Account Tasks' }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0)
}

test('an access that has run out is renewed once, and the call is made again', async ({
  page,
  signIn,
  client,
  watch,
}) => {
  await openDashboard(page, signIn)
  const seen = refreshes(page)
  await forget(page.context(), /session$/)
  watch.expectErrorResponse('/api/accounts/')
  await page.getByRole('button', { name: 'Add task' }).click()
  const form = page.getByRole('dialog', { name: 'Add task' })
  await form.getByLabel('Details').fill('Written without access')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('successfully saved task')).toBeVisible()
  expect(seen).toEqual(['200'])
  const owner = await client('owner@acme.test')
  expect((await owner.tasks('ACME')).filter(({ details }) => details === 'Written without access')).toHaveLength(1)
})

test('a session that cannot be renewed says so, and the next login leads back', async ({ page, signIn, watch }) => {
  await openDashboard(page, signIn)
  await forget(page.context(), /(session|refresh)$/)
  watch.expectErrorResponse('/api/accounts/')
  watch.expectErrorResponse('/auth/refresh')
  await page.getByRole('button', { name: 'See all tasks' }).click()
  await expect(page.getByText('Your login has expired.')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await logIn(page)
  await expect(page).toHaveURL('/ACME/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Acme Builders Group, Inc.' })).toBeVisible()
})

test('a login that expired on another page leads back to that page', async ({ page, signIn, watch }) => {
  await openDashboard(page, signIn)
  await page.getByRole('link', { name: 'Policies', exact: true }).click()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await forget(page.context(), /(session|refresh)$/)
  watch.expectErrorResponse('/api/accounts/')
  watch.expectErrorResponse('/auth/refresh')
  await page.getByRole('button', { name: /^Tasks/ }).click()
  await expect(page.getByText('Your login has expired.')).toBeVisible()
  await logIn(page)
  await expect(page).toHaveURL('/ACME/policy')
})

test('logging out in one tab logs out the other', async ({ page, signIn, context }) => {
  await openDashboard(page, signIn)
  const other = await context.newPage()
  await other.goto('/ACME/policy')
  await expect(other.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible()
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/login')
    await expect(tab.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  }
})

test('two tabs that renew the session at once both stay logged in', async ({ page, signIn, context, watch }) => {
  await openDashboard(page, signIn)
  const other = await context.newPage()
  await Promise.all([page.goto('/ACME/dashboard'), other.goto('/ACME/policy')])
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: 'User menu' })).toBeVisible()
  watch.expectErrorResponse('/api/accounts/')
  await forget(context, /session$/)
  await Promise.all([
    page.getByRole('button', { name: 'See all tasks' }).click(),
    other.getByRole('button', { name: /^Tasks/ }).click(),
  ])
  for (const tab of [page, other])
    await expect(tab.getByRole('dialog', { name: 'Tasks' }).getByRole('listitem').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible()
})
