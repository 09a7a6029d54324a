import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/fixtures.ts'

const logoOf = (page: Page) => page.getByRole('banner').getByRole('link').first()

for (const [who, username, path, home] of [
  ['anyone in an account to its dashboard', 'advisor@harbor.test', '/ACME/policy', '/ACME/dashboard'],
  ['an administrator to the accounts of the platform', 'admin@portico.test', '/my-user', '/admin/accounts'],
  ['a user of one account there', 'owner@ridge.test', '/my-user', '/RIDGE/dashboard'],
  ['a user of several accounts to the selector', 'multi@acme.test', '/my-user', '/account-selector'],
  ['brokerage staff to the selector', 'advisor@harbor.test', '/my-user', '/account-selector'],
  ['a user without a role to the selector', 'nobody@portico.test', '/help', '/account-selector'],
] as const)
  test(`the logo leads ${who}`, async ({ page, signIn }) => {
    await signIn(page, username, { path })
    await expect(logoOf(page)).toHaveAttribute('href', home)
    await logoOf(page).click()
    await expect(page).toHaveURL(home)
  })

test('the logo and the start page keep to the account that someone was in last', async ({ page, signIn }) => {
  await signIn(page, 'multi@acme.test', { path: '/BAYSIDE/dashboard' })
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'My User' }).click()
  await expect(page).toHaveURL('/my-user')
  await expect(logoOf(page)).toHaveAttribute('href', '/BAYSIDE/dashboard')
  await page.goto('/')
  await expect(page).toHaveURL('/BAYSIDE/dashboard')
})

test('the logo leads a guest to the login', async ({ page }) => {
  await page.goto('/help')
  await logoOf(page).click()
  await expect(page).toHaveURL('/login')
})

for (const [username, path, switches] of [
  ['advisor@harbor.test', '/ACME/dashboard', true],
  ['multi@acme.test', '/ACME/dashboard', true],
  ['owner@acme.test', '/ACME/dashboard', false],
] as const)
  test(`${username} ${switches ? 'may switch accounts' : 'has no account to switch to'}`, async ({ page, signIn }) => {
    await signIn(page, username, { path })
    await expect(
      page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Dashboard', exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Switch Account' })).toHaveCount(switches ? 1 : 0)
    await expect(page.getByRole('navigation', { name: 'Administration' })).toHaveCount(0)
  })

test('the shell has its sizes, its breadcrumbs and its footer', async ({ page, signIn }) => {
  await signIn(page, 'advisor@harbor.test', { path: '/BAYSIDE/policy' })
  const [bar, underBar] = await page.getByRole('banner').locator('> div').all()
  expect((await bar!.boundingBox())?.height).toBe(90)
  expect((await underBar!.boundingBox())?.height).toBe(25)
  await expect(underBar!).toHaveText('Harbor & Pine Insurance')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(crumbs).toHaveText(["Bayside Property Holdings…'s", 'Policies'])

  await page.goto('/BAYSIDE/schedules/property')
  await expect(crumbs).toHaveText(["Bayside Property Holdings…'s", 'Schedules', 'Property schedule'])
  await expect(page).toHaveTitle('Property schedule · Bayside Property Holdings… – Portico')

  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Portico`)
  await expect(footer.getByRole('link', { name: 'Need Help?' })).toHaveAttribute('href', '/help')
  await expect(footer.getByRole('button', { name: 'Features' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  const card = page.getByRole('dialog', { name: 'Notifications' })
  await expect(card.getByText('All caught up!')).toBeVisible()
  expect((await card.boundingBox())?.width).toBe(400)
})

test('a viewer reads that the portal is read only; help in the footer is for brokerage staff', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'viewer@acme.test', { path: '/ACME/dashboard' })
  const underBar = page.getByRole('banner').locator('> div').nth(1)
  await expect(underBar).toHaveText('Read Only')
  expect((await underBar.boundingBox())?.height).toBe(25)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Need Help?' })).toHaveCount(0)
})

test('an administrator has the admin menu, with the account on screen in it, and the menu of its brokerage', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'admin@portico.test', { path: '/ACME/dashboard' })
  const menu = page.getByRole('navigation', { name: 'Administration' })
  const pages = [
    'Admin Dashboard',
    'Accounts',
    'Prospects',
    'Users',
    'Brokerages',
    'Account Transfers',
    'Delete Account',
    'Broadcast',
    'Test Email',
    'Bulk Account Upload',
    'Schedules',
    'Rules and Targets',
    'Lookups',
    'App Library',
    'PDF Editor',
    'Schedule Imports',
    'Wizard Documents',
    'Feature Flag Report',
    'Errors',
    'Jobs',
    'Recent Events',
  ]
  await expect(menu.getByRole('link')).toHaveText([...pages, 'This Account'])
  await expect(page.getByRole('button', { name: 'Brokerage menu' })).toBeVisible()
  await menu.getByRole('link', { name: 'This Account' }).click()
  await expect(page).toHaveURL('/admin/accounts/ACME/users')
  await menu.getByRole('link', { name: 'Admin Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  await expect(menu.getByRole('link')).toHaveText(pages)
  await expect(page.getByRole('button', { name: 'Brokerage menu' })).toHaveCount(0)
})

test('the admin dashboard tells of a failed sign-in, and is not there for brokerage staff', async ({
  page,
  server,
  signIn,
  otherBrowser,
}) => {
  await signIn(page, 'admin@portico.test', { path: '/admin/admin-dashboard' })
  const chart = page.getByRole('img', { name: /^Logins by hour/ })
  const failed = async () => Number(/, ([\d,]+) failed/.exec((await chart.getAttribute('aria-label'))!)![1])
  const before = await failed()
  await page.request.post(`${server.origin}/auth/login`, {
    data: { username: 'nobody@elsewhere.test', password: 'a guess' },
    headers: { 'X-Requested-With': 'portico' },
  })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(chart).toHaveAttribute('aria-label', new RegExp(`, ${before + 1} failed`))
  await expect(
    page.getByRole('table', { name: 'Accounts by phase' }).getByRole('row', { name: /Renewal/ }),
  ).toBeVisible()
  await page.getByText('Hour by hour').click()
  await expect(page.getByRole('table', { name: 'Logins by hour' }).getByRole('row')).toHaveCount(25)

  const staff = await otherBrowser()
  await signIn(staff, 'broker-admin@harbor.test', { path: '/admin/admin-dashboard' })
  await expect(staff).toHaveURL('/404')
})

test('a prospect has no menu item that is for clients', async ({ page, signIn }) => {
  await signIn(page, 'prospect@prosper.test', { path: '/PROSPER/dashboard' })
  const menu = page.getByRole('navigation', { name: 'Account' })
  await expect(menu.getByRole('link', { name: 'People' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Policies' })).toHaveCount(0)
})

test('bar and menu stay in the window and cover nothing that has the focus; the menu stays as slim as it was left', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/profile/entity' })
  const menu = page.getByRole('complementary')
  const link = menu.getByRole('link', { name: 'Policies' })
  const fields = page.getByRole('main').getByRole('textbox')
  await expect(fields.nth(5)).toBeVisible()
  await page.mouse.move(800, 500)
  await page.mouse.wheel(0, 900)
  const row = page.getByRole('banner').locator('> div > div').first()
  await expect.poll(async () => (await row.boundingBox())?.y).toBe(0)
  expect((await row.boundingBox())?.height).toBe(56)
  await expect(link).toBeInViewport()

  await fields.nth(5).focus()
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Shift+Tab')
    const top = await page.evaluate(() => document.activeElement!.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(56)
  }

  await menu.getByRole('button', { name: 'Collapse menu' }).click()
  await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThan(80)
  await page.reload()
  await expect(link).toHaveAttribute('title', 'Policies')
  await menu.getByRole('button', { name: 'Expand menu' }).click()
  await expect(menu.getByText('Policies', { exact: true })).toBeVisible()
})

test('pages that are not there lead whoever is logged in back to their own, and say whom to ask', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner@acme.test', { path: '/no/such/page' })
  const main = page.getByRole('main')
  await expect(main).toContainText('The link is incorrect.')
  await expect(main).toContainText('contact Daniel Okafor at Harbor & Pine Insurance.')
  await expect(main.getByRole('link', { name: 'Go to login' })).toHaveCount(0)
  await main.getByRole('link', { name: 'Back to your dashboard' }).click()
  await expect(page).toHaveURL('/ACME/dashboard')
})
