import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/fixtures.ts'
import { tabTo } from '../../harness/input/keyboard.ts'
import { openTasks, tickBox } from '../../harness/task-steps.ts'

/** Settles once the page listens; begin waiting before it is opened. */
const listening = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/server-events') && response.ok())

test('an advisor finds an account by keyboard and tags a task to its owner, who sees it at once', async ({
  page,
  otherBrowser,
  signIn,
}) => {
  const owner = await otherBrowser()
  const hears = listening(owner)
  await signIn(owner, 'owner@acme.test', { path: '/ACME/dashboard' })
  await hears
  let reloads = 0
  owner.on('load', () => (reloads += 1))

  await signIn(page, 'advisor@harbor.test', {
    host: 'harbor.localhost',
    path: '/brokerage-administration/HARBOR/accounts',
  })
  await expect(page).toHaveTitle('Accounts – Portico')
  await page.getByLabel('Find an account').focus()
  await page.keyboard.type('acme')
  const accounts = page.getByRole('table', { name: 'Accounts' })
  await expect(accounts.getByRole('row')).toHaveCount(2)
  const link = accounts.getByRole('link', { name: /^Acme Builders Group, Inc\./ })
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ACME\/dashboard$/)

  await page.getByRole('button', { name: 'Add task' }).click()
  const form = page.getByRole('dialog', { name: 'Add task' })
  await form.getByLabel('Details').fill('Sign the harbor form')
  await form.getByLabel('Assigned to').selectOption({ label: 'Elena Castillo' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('successfully saved task')).toBeVisible()

  await expect(owner.getByText('Nora Whitfield assigned you a task')).toBeVisible()
  await owner.getByRole('button', { name: 'Notifications (1)' }).click()
  const card = owner.getByRole('dialog', { name: 'Notifications' })
  await expect(card.getByText('Sign the harbor form')).toBeVisible()
  await card.getByRole('button', { name: 'Clear All' }).click()
  await expect(card.getByText('All caught up!')).toBeVisible()
  await owner.keyboard.press('Escape')
  await expect(tickBox(await openTasks(owner), 'Sign the harbor form')).toBeEnabled()
  expect(reloads).toBe(0)
})

test('what is told while the page is opening, before its stream is, arrives once', async ({ page, signIn, client }) => {
  const advisor = await client('advisor@harbor.test')
  const details = `Look at the letter ${crypto.randomUUID()}`
  let hasTold = false
  await page.route('**/server-events*', async (route) => {
    if (!hasTold) await advisor.addTask('ACME', { details, tagged: 'user@acme.test' })
    hasTold = true
    await route.continue()
  })
  await signIn(page, 'user@acme.test', { path: '/ACME/dashboard' })
  await expect(page.getByRole('button', { name: 'Notifications (1)' })).toBeVisible()
  const hears = listening(page)
  await page.reload()
  await hears
  await page.getByRole('button', { name: 'Notifications (1)' }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByText(details)).toHaveCount(1)
})

test('what others change while the page is opening, before its stream is, is shown', async ({
  page,
  signIn,
  client,
}) => {
  const advisor = await client('advisor@harbor.test')
  const details = `Read the letter ${crypto.randomUUID()}`
  const shown = page.getByRole('region', { name: 'Account Tasks' }).getByRole('listitem')
  await page.route('**/server-events*', async (route) => {
    // The list has been read by now, and nothing but the stream can tell of another task.
    await expect(shown.first()).toBeVisible()
    await advisor.addTask('ACME', { details, dueEpoch: 946_900_800_000 })
    await route.continue()
  })
  await signIn(page, 'viewer@acme.test', { path: '/ACME/dashboard' })
  await expect(shown.filter({ hasText: details.slice(0, 20) })).toHaveCount(1)
})

test('tabs of one browser listen through one stream; when its tab closes the next goes on', async ({
  page,
  context,
  signIn,
  client,
}) => {
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/server-events')) streams.push(request.url())
  })
  const hears = listening(page)
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  await hears
  const others = [await context.newPage(), await context.newPage()]
  for (const tab of others) {
    await tab.goto('/ACME/dashboard')
    await expect(tab.getByRole('region', { name: 'Account Tasks' }).getByRole('listitem').first()).toBeVisible()
  }
  const advisor = await client('advisor@harbor.test')
  const tell = (details: string) => advisor.addTask('ACME', { details, tagged: 'owner@acme.test' })
  await tell('Read the first letter')
  for (const tab of [page, ...others])
    await expect(tab.getByRole('button', { name: 'Notifications (1)' })).toBeVisible()
  expect(streams).toHaveLength(1)

  await page.close()
  await tell('Read the second letter')
  for (const tab of others) await expect(tab.getByRole('button', { name: 'Notifications (2)' })).toBeVisible()
  await expect.poll(() => streams.length).toBe(2)
})

test('a white label wears its own colours and names', async ({ page, server }) => {
  for (const [host, tab, colour] of [
    ['localhost', 'Portico', 'rgb(11, 79, 82)'],
    ['harbor.localhost', 'Portico', 'rgb(20, 64, 107)'],
    ['summit.localhost', 'Summit Client Hub', 'rgb(138, 45, 59)'],
  ] as const) {
    await page.goto(`${server.at(host)}/login`)
    await expect(page).toHaveTitle(tab)
    await page.getByLabel('Username').fill('someone')
    await page.getByLabel('Password', { exact: true }).fill('something')
    await expect(page.getByRole('button', { name: 'Log In' })).toHaveCSS('background-color', colour)
  }
})

test('the policyholder portal tells of the new login', async ({ page, server }) => {
  await page.goto(`${server.at('alps.localhost')}/login`)
  await expect(page.getByText('Your old log-in credentials are no longer valid.')).toBeVisible()
})
