import type { Page } from '@playwright/test'
import { openBarePages } from '../../harness/states/bare-pages.ts'
import { expect, test } from '../../harness/fixtures.ts'

test('the dashboard shows the most pressing tasks of the account', async ({ page, signIn, client }) => {
  const owner = await client('owner@acme.test')
  const open = await owner.tasks('ACME', 'open')
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })

  const card = page.getByRole('region', { name: 'Account Tasks' })
  await expect(card.getByRole('listitem')).toHaveCount(3)
  await expect(card.getByText(/^\d+ open$/)).toHaveText(`${open.length} open`)
  await expect(card.getByText(`${open[0]!.details.slice(0, 30)}…`, { exact: true })).toBeVisible()

  await card.getByRole('button', { name: 'See all tasks' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tasks' })
  await expect(dialog.getByRole('listitem')).toHaveCount(open.length)
  await expect(dialog.getByText(open[0]!.details, { exact: true })).toBeVisible()
})

test('the dashboard sums up the policies of the account', async ({ page, signIn, client }) => {
  const owner = await client('owner@acme.test')
  const policies = await owner.policies('ACME')
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })

  const table = page.getByRole('table', { name: 'Summary of Policies' })
  await expect(table.getByRole('columnheader')).toHaveText(['Policy', 'Effective Date', 'Expiration Date'])
  await page.getByRole('button', { name: /^Show \d+ earlier/ }).click()
  await expect(table.getByRole('row')).toHaveCount(policies.length + 1)

  const canceled = policies.find(({ status, name }) => status === 'CANCELED' && name !== null)!
  const effective = american(canceled.effectiveDate)
  const row = table.getByRole('row', { name: `${canceled.carrier} ${canceled.name} ${effective}` })
  await expect(row.getByRole('cell')).toHaveText([effective, 'CANCELED'])

  const stored = policies.find(({ id, status }) => id !== null && status === 'IN_FORCE')!
  await expect(table.locator(`a[href="/ACME/policy-admin/policy/${stored.id}"]`)).toHaveText(
    `${stored.carrier} ${stored.name}`,
  )
  const external = policies.find(({ id, policyNumber }) => id === null && policyNumber.startsWith('MSW/9027 P9'))!
  const key = `${encodeURIComponent(external.policyNumber)}_${encodeURIComponent(external.effectiveDate)}`
  const link = table.locator(`a[href="/ACME/policy-admin/external/${key}"]`)
  await expect(link).toHaveText(`${external.carrier} ${external.name}`)
  await link.click()
  await expect(page).toHaveURL(`/ACME/policy-admin/external/${key}`)
  await expect(page.getByText(external.policyNumber, { exact: true })).toBeVisible()
})

test('the service calendar shows the next two events, the others on request, and leads to the calendar', async ({
  page,
  signIn,
  client,
}) => {
  const { http } = await client('owner@acme.test')
  const { events, total } = (await (await http.get('/api/accounts/ACME/service-calendar')).json()) as {
    events: { name: string }[]
    total: number
  }
  expect(total).toBeGreaterThan(3)
  const names = events.map(({ name }) => name)
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  const card = page.getByRole('region', { name: 'Service Calendar' })
  await expect(card.getByRole('listitem')).toContainText(names.slice(0, 2))
  await card.getByRole('button', { name: `See ${total - 2} more events` }).click()
  await expect(card.getByRole('listitem')).toContainText(names)
  await expect(card.getByRole('button')).toHaveCount(0)
  await card.getByRole('link', { name: 'Go To Calendar' }).click()
  await expect(page).toHaveURL('/ACME/account/calendar')
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
})

test('the account manager of the account is named', async ({ page, signIn }) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  const card = page.getByRole('region', { name: 'Account Manager' })
  await expect(card.getByText('Daniel Okafor')).toBeVisible()
  await expect(card.getByRole('link', { name: '(206) 555-0117' })).toHaveAttribute('href', /^tel:/)
  await card.getByRole('link', { name: 'Contact Me' }).click()
  await expect(page).toHaveURL(/\/ACME\/communications/)
  await expect(page.getByRole('heading', { level: 1, name: 'Communications' })).toBeVisible()
})

/** From now on the contact of the account is another. */
async function showContact(page: Page, change: object): Promise<void> {
  await openBarePages(page)
  await page.route('**/api/accounts/ACME', async (route) => {
    const answer = await route.fetch()
    const { account } = await answer.json()
    const contact = { ...account.primaryBrokerContact, ...change }
    await route.fulfill({ json: { account: { ...account, primaryBrokerContact: contact } } })
  })
}

for (const [role, title] of [
  ['P_ACCT_MGR', 'Account Manager'],
  ['ACCT_MGR', 'Account Manager'],
  ['ADVISOR', 'Advisor'],
] as const)
  test(`a contact who is ${role} is the ${title}`, async ({ page, signIn }) => {
    await showContact(page, { role })
    await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
    await expect(page.getByRole('region', { name: title, exact: true }).getByText('Daniel Okafor')).toBeVisible()
  })

test('a broken picture of the contact gives way to the default picture', async ({ page, signIn, watch }) => {
  watch.expectErrorResponse('/open/pictures/broken')
  await showContact(page, { profilePicture: '/open/pictures/broken' })
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  const picture = page.getByRole('region', { name: 'Account Manager' }).locator('img')
  await expect(picture).toHaveAttribute('src', '/default-portrait.svg')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('policies that cannot be had are said to be missing, and the other cards stand', async ({
  page,
  signIn,
  watch,
}) => {
  watch.expectErrorResponse('/api/accounts/ACME/policies')
  await openBarePages(page)
  await page.route(/\/api\/accounts\/ACME\/policies\?/, (route) => route.fulfill({ status: 500, json: {} }))
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  const policies = page.getByRole('region', { name: 'Summary of Policies' })
  await expect(policies.getByText('Failed to retrieve policies')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Account Tasks' }).getByRole('listitem')).toHaveCount(3)
})

const ofEveryPage: ReadonlySet<string> = new Set(['/api/users/me', '/api/users/me/banners'])

/** The calls that a page makes from now on, but for the one that asks who is logged in. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|admin\/features)/.test(pathname) && !ofEveryPage.has(pathname))
      calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

test('no card waits for another, and all together ask for little', async ({ page, client }) => {
  const calls = callsOf(page)
  await openBarePages(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/api\/accounts\/ACME\/policies\?/, async (route) => {
    await released
    await route.continue()
  })
  const owner = await client('owner@acme.test')
  await owner.lendTo(page.context(), 'localhost')
  await owner.hideFirstSteps(true)
  await page.goto('/ACME/dashboard')
  await expect(page.getByRole('region', { name: 'Account Manager' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Quick Links' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Account Tasks' }).getByRole('listitem')).toHaveCount(3)
  const policies = page.getByRole('region', { name: 'Summary of Policies' })
  await expect(policies.getByText('Loading…')).toBeVisible()
  release()
  await expect(policies.getByRole('table')).toBeVisible()

  expect(new Set(calls).size).toBe(calls.length)
  expect(calls.length).toBeLessThanOrEqual(8)
})

for (const [username, account] of [
  ['manager@harbor.test', 'ACME'],
  ['prospect@prosper.test', 'PROSPER'],
  ['lawyer@doelaw.test', 'DOELAW'],
] as const)
  test(`the dashboard of ${account} asks for little from ${username} too`, async ({ page, signIn }) => {
    await openBarePages(page)
    const calls = callsOf(page)
    await signIn(page, username, { path: `/${account}/dashboard` })
    await expect(page.getByRole('region', { name: 'Account Tasks' })).toBeVisible()
    await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0)
    expect(new Set(calls).size).toBe(calls.length)
    expect(calls.length).toBeLessThanOrEqual(8)
  })

function american(date: string): string {
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}
