import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'

test('an advisor goes to an account by keyboard alone', async ({ page, signIn }) => {
  await signIn(page, 'advisor@harbor.test', { path: '/ACME/dashboard' })
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('northwind')
  await expect(palette.getByRole('option', { name: /Northwind/, selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/NORTH\/dashboard$/)
  await expect(palette).toBeHidden()
})

test('an insured user goes to a screen, finds no foreign account, and gets the focus back', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'user@acme.test', { path: '/ACME/dashboard' })
  const button = page.getByRole('button', { name: 'Search', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const palette = page.getByRole('dialog', { name: 'Search' })
  await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused()
  await page.keyboard.type('northwind')
  await expect(palette.getByText('No results')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused()
  await page.keyboard.type('policies')
  await expect(palette.getByRole('group', { name: 'Screens' }).getByRole('option')).toHaveText(['Policies'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ACME\/policy$/)
})

test('a document is found by its name and opened in place; closed, it stays closed', async ({ page, signIn }) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('granite mutual loss')
  await page.getByRole('option', { name: /Granite Mutual Loss Run/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Granite Mutual Loss Run.pdf' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/ACME\/documents$/)
})

test('a vehicle is found by its VIN, and its schedule opens at it', async ({ page, signIn, client }) => {
  const answer = await (await client('owner@acme.test')).http.get('/api/accounts/ACME/schedules/AUTO/rows?limit=100')
  const { rows } = (await answer.json()) as { rows: { cells: { vin: string; make: string } }[] }
  const { cells: vehicle } = rows.at(-1)!
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  await page.keyboard.press('Control+k')
  await page.keyboard.type(vehicle.vin)
  const found = page.getByRole('group', { name: 'Schedules' }).getByRole('option')
  await expect(found).toHaveText([new RegExp(vehicle.make)])
  await found.click()
  await expect(page).toHaveURL(/\/ACME\/schedules\/auto\?row=/)
  const row = page.getByRole('row').filter({ has: page.getByRole('gridcell', { name: vehicle.vin }) })
  await expect(row.getByRole('gridcell', { selected: true })).toBeInViewport()
})

test('the palette has no error of accessibility in any look, and fits a phone', async ({ page, signIn }) => {
  await signIn(page, 'advisor@harbor.test', { path: '/ACME/dashboard' })
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused()
  await page.keyboard.type('acme')
  await expect(page.getByRole('group', { name: 'Accounts', exact: true })).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  await expect.poll(() => overflow(page, 390)).toBe(0)
})

test('the button shows the shortcut, which on an Apple keyboard is another', async ({ page, otherBrowser, signIn }) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  const button = page.getByRole('button', { name: 'Search', exact: true })
  await expect(button).toContainText('Ctrl K')
  await page.keyboard.press('Meta+k')
  await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0)

  const apple = await otherBrowser({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0.0.0' })
  await signIn(apple, 'owner@acme.test', { path: '/ACME/dashboard' })
  await expect(apple.getByRole('button', { name: 'Search', exact: true })).toContainText('⌘ K')
  await apple.keyboard.press('Meta+k')
  await expect(apple.getByRole('combobox', { name: 'Go to' })).toBeFocused()
})

test('the palette leads to every screen of the menus', async ({ page, signIn }) => {
  await signIn(page, 'admin@portico.test', { path: '/ACME/dashboard' })
  const links = await page.getByRole('complementary').getByRole('link').allInnerTexts()
  // A name may have a count beside it.
  const inDrawer = links.map((text) => text.split('\n')[0]!)
  await page.getByRole('button', { name: 'Brokerage menu' }).click()
  const ofBrokerage = await page.getByRole('menuitem').allInnerTexts()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  const screens = page.getByRole('group', { name: 'Screens' }).getByRole('option')
  for (const name of new Set([...inDrawer, ...ofBrokerage, 'My User', 'Help']))
    await expect(screens.getByText(name, { exact: true }).first()).toBeVisible()
  await page.keyboard.type('admin dash')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/admin-dashboard')
})

test('a late answer never stands under newer words', async ({ page, signIn }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/api\/search\?text=acme/, async (route) => {
    await released
    // The page no longer waits for it; whoever withdrew it must not be told twice.
    await route.continue().catch(() => undefined)
  })
  await signIn(page, 'advisor@harbor.test', { path: '/my-user' })
  await page.keyboard.press('Control+k')
  const asked = page.waitForRequest(/\/api\/search\?text=acme/)
  await page.keyboard.type('acme')
  const late = await asked
  await page.getByRole('combobox', { name: 'Go to' }).fill('northwind')
  const accounts = page.getByRole('group', { name: 'Accounts', exact: true })
  await expect(accounts.getByRole('option')).toHaveText([/Northwind/])
  release()
  await late.response()
  await expect(accounts.getByRole('option')).toHaveText([/Northwind/])
})

test('a search that failed says so and can be tried again', async ({ page, signIn, watch }) => {
  watch.expectErrorResponse('/api/search')
  await page.route(/\/api\/search/, (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many', message: 'Wait' } }),
  )
  await signIn(page, 'advisor@harbor.test', { path: '/ACME/dashboard' })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('northwind')
  const palette = page.getByRole('dialog', { name: 'Search' })
  await expect(palette.getByText('The search failed')).toBeVisible()
  await page.unroute(/\/api\/search/)
  await palette.getByRole('button', { name: 'Try again' }).click()
  await expect(palette.getByRole('option', { name: /Northwind/ })).toBeVisible()
})
