import { openBarePages } from '../../harness/states/bare-pages.ts'
import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { expectPage, logInAs } from '../../harness/login-steps.ts'

const failure = 'An error occurred. Please try again or contact Portico if it continues.'
const helpParts = '**/assets/help-screen-*.js'

test('a page whose part cannot be fetched asks for a refresh, and opens after it', async ({ page, signIn, watch }) => {
  watch.expectErrorResponse('/assets/')
  await signIn(page, 'owner@acme.test')
  await page.route(helpParts, (route) => route.abort())
  await page.goto('/help')
  await expectPage(page, 'Please refresh')
  await expect(page.getByText(failure)).toHaveCount(0)
  for (const width of [390, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
  expect(await errorsOfAxe(page)).toEqual([])
  await page.unroute(helpParts)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expectPage(page, 'Help')
})

test('a part that fails once is fetched again without a word', async ({ page, signIn, watch }) => {
  watch.expectErrorResponse('/assets/')
  await signIn(page, 'owner@acme.test')
  let aborted = 0
  await page.route(helpParts, (route) => {
    aborted += 1
    return aborted === 1 ? route.abort() : route.continue()
  })
  await page.goto('/help')
  await expectPage(page, 'Help')
  expect(aborted).toBe(2)
})

test('where the portal itself cannot be fetched, whoever logs in is asked for a refresh', async ({ page, watch }) => {
  watch.expectErrorResponse('/assets/')
  await page.route('**/assets/portal-*.js', (route) => route.abort())
  await page.goto('/login')
  await logInAs(page, 'owner@acme.test')
  await expectPage(page, 'Please refresh')
  await page.unroute('**/assets/portal-*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page).toHaveURL('/ACME/dashboard')
})

test('a page that fails otherwise shows the global error until it opens', async ({ page, signIn, watch }) => {
  watch.expectErrorResponse('/api/accounts/ACME')
  watch.expectError('Internal Server Error')
  await signIn(page, 'owner@acme.test', { path: '/help' })
  await openBarePages(page)
  await page.route('**/api/accounts/ACME', (route) => route.fulfill({ status: 500 }))
  await page.goto('/ACME/dashboard')
  await expectPage(page, 'Something went wrong')
  await expect(page.getByRole('alert')).toHaveText(failure)
  for (const width of [390, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
  expect(await errorsOfAxe(page)).toEqual([])
  await page.unroute('**/api/accounts/ACME')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(failure)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add task' })).toBeVisible()
})
