import { errorsOfAxe, overflow } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/fixtures.ts'

test('an administrator sees an error of the web app without the email in it, takes it on, and resolves it', async ({
  page,
  signIn,
  watch,
}) => {
  watch.expectError('Nothing to show for dana@acme.test')
  await signIn(page, 'admin@portico.test', { path: '/admin/errors' })
  await expect(page.getByRole('heading', { name: 'Errors', level: 1 })).toBeVisible()
  const reported = page.waitForResponse('**/open/client-errors')
  await page.evaluate(() => void setTimeout(() => reportError(new TypeError('Nothing to show for dana@acme.test'))))
  expect((await reported).status()).toBe(204)
  const list = page.getByRole('table', { name: 'Errors' })
  await expect(async () => {
    await page.reload()
    await expect(list).toContainText('TypeError: Nothing to show for [email]', { timeout: 2000 })
  }).toPass()
  await expect(page.locator('body')).not.toContainText('dana@acme.test')
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [375, 320]) await expect.poll(() => overflow(page, width)).toBe(0)

  await list.getByRole('link', { name: /Nothing to show for/ }).click()
  await expect(page.getByRole('heading', { name: 'TypeError', level: 1 })).toBeVisible()
  await expect(page.getByText('Web app', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: /Times per day/ })).toBeVisible()
  await page.getByLabel('Assigned to').selectOption({ index: 1 })
  await expect(page.getByText('Error assigned')).toBeVisible()
  await page.getByRole('button', { name: 'Resolve' }).click()
  await expect(page.getByText('Resolved', { exact: true }).first()).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [375, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
  await page.goto('/admin/errors?state=RESOLVED&assigned=ME')
  await expect(list).toContainText('Nothing to show for')
})

test('an administrator follows events as they happen, pauses them, narrows them, and looks at the jobs', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'admin@portico.test', { path: '/admin/recent-events' })
  const events = page.getByRole('table', { name: 'Events' })
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await page.request.post('/api/accounts/ACME/tasks', {
    headers: { 'X-Requested-With': 'portico' },
    data: { details: 'Seen as it happens' },
  })
  await expect(events.getByRole('row').nth(1)).toContainText('task.create')
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText(/^Paused/)).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await page.getByLabel('Action').fill('Task!')
  await expect(page.getByText('Enter an action. Example: task.create')).toBeVisible()
  await page.getByLabel('Action').fill('task.create')
  await page.getByLabel('Account code').fill('acme')
  await expect(page).toHaveURL(/account=ACME/)
  await expect(events.getByRole('row').nth(1)).toContainText('Acme Builders Group')
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [375, 320]) await expect.poll(() => overflow(page, width)).toBe(0)

  await page.goto('/admin/jobs')
  await expect(page.getByRole('table', { name: 'Queues' })).toContainText('housekeeping')
  await page.getByLabel('Status').selectOption('Waiting')
  await expect(page.getByRole('heading', { name: 'Waiting jobs' })).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [375, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
})
