import { expect, test } from '../../harness/fixtures.ts'
import { demoPassword } from '../../harness/portal-client.ts'

test('someone signs in after a wrong password, works, and signs out for good', async ({ page, watch }) => {
  watch.expectErrorResponse('/auth/login')
  await page.goto('/login')
  const logIn = page.getByRole('button', { name: 'Log In' })
  await expect(logIn).toBeDisabled()
  await page.getByLabel('Username').fill('owner@acme.test')
  await expect(logIn).toBeDisabled()
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await logIn.click()
  await expect(page.getByRole('alert')).toHaveText('Unknown username/password')
  await expect(page.getByLabel('Username')).toHaveValue('owner@acme.test')

  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await logIn.click()
  await expect(page).toHaveURL('/ACME/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Acme Builders Group, Inc.' })).toBeVisible()
  await expect(page).toHaveTitle('Dashboard · Acme Builders Group, Inc. – Portico')
  await page.getByRole('link', { name: 'Policies', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible()

  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(page).toHaveURL('/login')

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(page.getByText('Acme Builders')).toHaveCount(0)

  await page.goto('/ACME/policy')
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Username').fill('owner@acme.test')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL('/ACME/policy')
  await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible()
})

test('a name is remembered on this device only when asked', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Username').fill('owner@acme.test')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByLabel('Remember me').check()
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL('/ACME/dashboard')
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.getByLabel('Username')).toHaveValue('owner@acme.test')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(demoPassword)
})

for (const [username, path, heading] of [
  ['admin@portico.test', '/admin/accounts', 'Accounts'],
  ['multi@acme.test', '/account-selector', 'Choose an account'],
  ['owner@ridge.test', '/RIDGE/dashboard', 'Ridgeline Foods Corp.'],
  ['advisor@harbor.test', '/brokerage-administration/HARBOR', 'Home'],
  ['nobody@portico.test', '/my-user', 'My User'],
] as const)
  test(`${username} lands on ${path}`, async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  })

test('an unknown path says so and leads to the login', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page.getByText('The link is incorrect.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
})

test('pages of the administration are not there for anyone else', async ({ page, signIn }) => {
  await signIn(page, 'owner@acme.test', { path: '/admin/accounts' })
  await expect(page).toHaveURL('/404')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})
