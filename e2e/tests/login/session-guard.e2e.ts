import { expect, test } from '../../harness/fixtures.ts'
import { acme, expectPage, logInAs } from '../../harness/login-steps.ts'

test('a wanted page comes after the login, with what stood behind its question mark', async ({ page }) => {
  await page.goto('/ACME/policy?sort=carrier')
  await expectPage(page, 'Log in')
  await logInAs(page, 'owner@acme.test')
  await expectPage(page, 'Policies')
  await expect(page).toHaveURL('/ACME/policy?sort=carrier')
})

for (const planted of ['//elsewhere.test/', 'https://elsewhere.test/', '/no/such/page', '/ACME', '/%2felsewhere.test'])
  test(`a planted redirect to ${planted} leads nowhere`, async ({ page }) => {
    await page.goto('/login')
    await page.evaluate((path) => sessionStorage.setItem('portico.redirect', path), planted)
    await logInAs(page, 'owner@acme.test')
    await expectPage(page, acme)
    await expect(page).toHaveURL('/ACME/dashboard')
  })

test('a logout leaves nothing behind: no redirect, no access, no page of the one before', async ({ page, signIn }) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/policy' })
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('portico.access'))).not.toBeNull()
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expectPage(page, 'Log in')
  const stored = await page.evaluate(() => Object.keys(sessionStorage))
  expect(stored.filter((name) => name.startsWith('portico.'))).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('portico.rotation'))).toBeNull()
  await logInAs(page, 'multi@acme.test')
  await expect(page).toHaveURL('/account-selector')
})

test('whoever is no longer logged in when the page opens is a guest, and the tab keeps nothing', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/policy' })
  // What is still loading when the cookies go would be refused.
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('portico.access'))).not.toBeNull()
  await page.context().clearCookies()
  await page.goto('/help')
  await expectPage(page, 'Help')
  await expect(page.getByRole('button', { name: 'User menu' })).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('portico.access'))).toBeNull()
})

test('the only account of an insured is active wherever they are', async ({ page, signIn }) => {
  await signIn(page, 'owner@ridge.test', { path: '/my-user' })
  await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Policies' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Tasks/ })).toBeVisible()
  await signIn(page, 'multi@acme.test', { path: '/my-user' })
  await expect(page.getByRole('link', { name: 'Choose Account' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Account' })).toHaveCount(0)
})

test('policyholders of a white label log in where it says', async ({ page, server }) => {
  await page.route('https://policyholders.alps.test/**', (route) => route.fulfill({ body: 'Log in elsewhere' }))
  await page.goto(`${server.at('alps.localhost')}/policy-login`)
  await expect(page).toHaveURL('https://policyholders.alps.test/login')
  await page.goto(`${server.at('alps.localhost')}/login`)
  await expect(page.getByText('Your old log-in credentials are no longer valid.')).toBeVisible()
  await page.goto(`${server.at('harbor.localhost')}/policy-login`)
  await expectPage(page, 'Log in')
  await expect(page).toHaveURL(`${server.at('harbor.localhost')}/login`)
})
