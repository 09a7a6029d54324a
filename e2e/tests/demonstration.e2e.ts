import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../harness/fixtures.ts'
import { startServer } from '../harness/server-process.ts'

test('a guest becomes anyone with one click, and someone else with another', async ({ page }) => {
  await page.goto('/demo-user')
  await expect(page.getByRole('heading', { level: 1, name: 'Demonstration users' })).toBeVisible()
  const insured = page.getByRole('region', { name: 'Insured companies and prospects' })
  await insured.getByRole('button', { name: /Elena Castillo/ }).click()
  await expect(page).toHaveURL('/ACME/dashboard')

  await page.goto('/demo-user')
  await expect(page.getByText('You are logged in as Elena Castillo.')).toBeVisible()
  await page.getByRole('button', { name: /Ada Morgan/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/accounts')
  await page.goto('/my-user')
  await expect(page.getByText('admin@portico.test').first()).toBeVisible()
})

test('whoever was logged in before is gone from every tab', async ({ page, signIn, context, watch }) => {
  // What the old tab was asking when its session ended.
  for (const path of ['/api/', '/auth/refresh', '/server-events']) watch.expectErrorResponse(path)
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  const other = await context.newPage()
  await other.goto('/demo-user')
  await other.getByRole('button', { name: /Caleb Reyes/ }).click()
  await expect(other).toHaveURL('/brokerage-administration/SUMMIT')
  await expect(page.getByText('Acme Builders')).toHaveCount(0)
  await other.reload()
  await expect(other.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
})

test('a code and a link are taken from the outbox', async ({ page, client }) => {
  const advisor = await client('advisor@harbor.test')
  await advisor.addTask('ACME', { details: 'Sign the proposal of the outbox', tagged: 'owner@acme.test' })
  await page.goto('/demo')
  const outbox = page.getByRole('list', { name: 'Messages' })
  const message = outbox.getByRole('listitem').filter({ hasText: 'Sign the proposal of the outbox' })
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(message).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(message.getByRole('heading', { name: 'Nora Whitfield assigned you a task' })).toBeVisible()
  await message.getByRole('link', { name: '/ACME/dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
})

test('a login that needs a code finds it in the outbox', async ({ page, otherBrowser }) => {
  await page.goto('/demo-user')
  await page.getByRole('button', { name: /Ines Ferreira/ }).click()
  const outbox = await otherBrowser()
  await outbox.goto('/demo')
  const code = outbox.getByRole('listitem').filter({ hasText: 'Text message' }).first().locator('code')
  await expect(async () => {
    await outbox.getByRole('button', { name: 'Refresh' }).click()
    await expect(code).toHaveText(/^\d{6}$/, { timeout: 1000 })
  }).toPass()
  await page
    .getByLabel(/code/i)
    .first()
    .fill((await code.textContent())!)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ACME/dashboard')
})

test('the page leads to every white label, and back', async ({ page, server }) => {
  await page.goto('/demo')
  await page.getByRole('link', { name: /Harbor & Pine Insurance/ }).click()
  await expect(page).toHaveURL(new RegExp(`^${server.at('harbor.localhost')}/`))
  await page.goto(`${server.at('harbor.localhost')}/demo`)
  await expect(page.getByRole('link', { name: /^Portico/ })).toHaveAttribute('href', `${server.at('localhost')}/`)
})

test('someone whose password was changed cannot be chosen, and nobody is left logged in', async ({
  page,
  signIn,
  watch,
}) => {
  watch.expectErrorResponse('/auth/login')
  await signIn(page, 'owner@acme.test', { path: '/demo-user' })
  await page.route('**/auth/login', (route) => {
    const body = route.request().postDataJSON() as { username: string }
    return route.continue({ postData: JSON.stringify({ ...body, password: 'changed meanwhile' }) })
  })
  await page.getByRole('button', { name: /Harriet Vance/ }).click()
  await expect(page.getByRole('alert')).toContainText('owner@ridge.test could not be logged in')
  await expect(page.getByText('You are logged in as')).toHaveCount(0)
})

test('without demonstration mode its pages are not there', async ({ browser }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-plain-'))
  const server = await startServer({ dataDir, env: { PORTICO_DEMO: 'false' } })
  const page = await browser.newPage({ baseURL: server.origin })
  try {
    for (const path of ['/demo', '/demo-user']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    }
  } finally {
    await page.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
