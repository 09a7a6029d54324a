import type { Page } from '@playwright/test'
import { openBarePages } from '../../harness/states/bare-pages.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { acme, expectPage, logInAs } from '../../harness/login-steps.ts'

const minute = 60_000
const expired = 'Your login has expired.'

const requestsOf = (page: Page, path: string): string[] => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request.headers()['x-portico-activity'] ?? 'timer')
  })
  return seen
}

/** The requests of a page that tell the server of input. */
function activityTold(page: Page): string[] {
  const telling: string[] = []
  page.on('request', (request) => {
    if (request.headers()['x-portico-activity'] === '1') telling.push(request.url())
  })
  return telling
}

/** Opens the dashboard with a clock that the test moves, and someone just at work. */
async function openWithClock(
  page: Page,
  signIn: (page: Page, username: string, at: { path: string }) => Promise<void>,
) {
  await page.clock.install()
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  await expect(page.getByRole('region', { name: 'Account Tasks' }).getByRole('listitem')).toHaveCount(3)
}

test('the session is refreshed at the start and every 14 minutes; timers are no activity', async ({ page, signIn }) => {
  const refreshes = requestsOf(page, '/auth/refresh')
  await openWithClock(page, signIn)
  await expect.poll(() => refreshes).toEqual(['timer'])
  await page.clock.fastForward(13 * minute)
  expect(refreshes).toHaveLength(1)
  await page.clock.fastForward(minute)
  await expect.poll(() => refreshes).toEqual(['timer', 'timer'])
})

test('the event stream opens 1.5 seconds after the page knows its user', async ({ page, signIn }) => {
  await openBarePages(page)
  const known = page.waitForResponse((answer) => answer.url().endsWith('/api/users/me'))
  const opened = page.waitForResponse((answer) => answer.url().includes('/server-events'))
  await signIn(page, 'owner@acme.test', { path: '/my-user' })
  const { startTime, responseEnd } = (await (await known).finished(), (await known).request().timing())
  expect((await opened).request().timing().startTime - (startTime + responseEnd)).toBeGreaterThanOrEqual(1500)
})

test('after 58 minutes without input the portal asks, and one key stays', async ({ page, signIn, context }) => {
  await openWithClock(page, signIn)
  const other = await context.newPage()
  await other.goto('/ACME/policy')
  await expectPage(other, 'Policies')
  await page.bringToFront()
  await page.keyboard.press('Shift')
  // Whichever request of either tab is first tells the server for both.
  const told = [activityTold(page), activityTold(other)]
  // The clock is that of all tabs.
  await page.clock.fastForward(57 * minute)
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' })
  await expect(warning).toHaveCount(0)
  await page.clock.fastForward(minute)
  await expect(warning).toBeVisible()
  await expect(warning.getByRole('timer')).toHaveText(/^(2:00|1:\d\d)$/)
  await page.clock.fastForward(30_000)
  await expect(warning.getByRole('timer')).toHaveText(/^1:[0-3]\d$/)
  await expect(warning.getByRole('button', { name: 'Stay logged in' })).toBeFocused()
  const before = told.flat().length
  await page.keyboard.press('Enter')
  await expect(warning).toHaveCount(0)
  await expect.poll(() => told.flat().length).toBeGreaterThan(before)

  // Input here counts for the other tab too.
  await page.clock.fastForward(2 * minute)
  await expect(other.getByRole('alertdialog')).toHaveCount(0)
  await expectPage(other, 'Policies')
})

test('after an hour without input the session ends, though the computer slept; nobody is asked too late', async ({
  page,
  signIn,
  watch,
}) => {
  // What was under way when the session ended.
  for (const path of ['/api/', '/auth/refresh', '/server-events']) watch.expectErrorResponse(path)
  await openWithClock(page, signIn)
  await page.keyboard.press('Shift')
  await page.clock.fastForward(61 * minute)
  await expect(page.getByText(expired)).toBeVisible()
  await expectPage(page, 'Log in')
  await logInAs(page, 'owner@acme.test')
  await expectPage(page, acme)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('input is told to the server without waiting for the next timer', async ({ page, signIn }) => {
  const refreshes = requestsOf(page, '/auth/refresh')
  await openWithClock(page, signIn)
  await expect.poll(() => refreshes).toEqual(['timer'])
  await page.clock.fastForward(6 * minute)
  expect(refreshes).toHaveLength(1)
  await page.keyboard.press('Shift')
  await expect.poll(() => refreshes).toEqual(['timer', '1'])
  await page.keyboard.press('Shift')
  await page.clock.fastForward(minute)
  expect(refreshes).toEqual(['timer', '1'])
})

test('six tabs that refresh at once rotate once, and nobody is logged out', async ({
  page,
  signIn,
  context,
  watch,
}) => {
  watch.expectErrorResponse('/api/')
  await signIn(page, 'owner@acme.test', { path: '/ACME/policy' })
  const tabs = [page, ...(await Promise.all(Array.from({ length: 5 }, () => context.newPage())))]
  await Promise.all(tabs.map((tab) => tab.goto('/ACME/policy')))
  for (const tab of tabs) await expectPage(tab, 'Policies')
  const underWay = () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query()
      return [...held, ...pending].filter(({ name }) => name === 'portico.refresh').length
    })
  await expect.poll(underWay).toBe(0)
  const refreshes = tabs.map((tab) => requestsOf(tab, '/auth/refresh'))
  await context.clearCookies({ name: /session$/ })
  await Promise.all(tabs.map((tab) => tab.getByRole('link', { name: 'Dashboard', exact: true }).click()))
  for (const tab of tabs) await expectPage(tab, acme)
  await expect.poll(() => refreshes.flat().length).toBe(1)
  await Promise.all(tabs.map((tab) => tab.reload()))
  for (const tab of tabs) await expectPage(tab, acme)
})

test('who uses stolen cookies after a rotation ends the session for both', async ({
  page,
  signIn,
  otherBrowser,
  watch,
}) => {
  watch.expectErrorResponse('/api/')
  watch.expectErrorResponse('/auth/refresh')
  watch.expectErrorResponse('/server-events')
  await signIn(page, 'owner@acme.test', { path: '/ACME/policy' })
  const stolen = await page.context().cookies()
  const thief = await otherBrowser()
  await thief.context().addCookies(stolen)

  // The owner refreshes twice; what was stolen is two generations old then.
  for (let times = 0; times < 2; times++) {
    const refreshed = page.waitForResponse((answer) => answer.url().endsWith('/auth/refresh'))
    await page.reload()
    expect((await refreshed).status()).toBe(200)
  }
  await thief.goto('/ACME/policy')
  await expectPage(thief, 'Log in')
  const reused = await thief.request.post('/auth/refresh', { headers: { 'x-requested-with': 'portico' } })
  expect(reused.status()).toBe(401)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByText(expired)).toBeVisible()
  await expectPage(page, 'Log in')
})
