import { expect, test } from '../../harness/journey.ts'

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

  const canceled = policies.find(({ status }) => status === 'CANCELED')!
  const effective = american(canceled.effectiveDate)
  const row = table.getByRole('row', { name: `${canceled.carrier} ${canceled.name} ${effective}` })
  await expect(row.getByRole('cell')).toHaveText([effective, 'CANCELED'])

  const external = policies.find(({ id }) => id === null)!
  const key = `${encodeURIComponent(external.policyNumber)}_${encodeURIComponent(external.effectiveDate)}`
  const link = table.getByRole('link', { name: `${external.carrier} ${external.name}` }).first()
  await expect(link).toHaveAttribute('href', `/ACME/policy-admin/external/${key}`)
  await link.click()
  await expect(page).toHaveURL(`/ACME/policy-admin/external/${key}`)
  await expect(page.getByText(external.policyNumber)).toBeVisible()
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

test('a broken picture of the contact gives way to the default picture', async ({ page, signIn, watch }) => {
  watch.expectRefusal('/open/pictures/broken')
  await page.route('**/api/accounts/ACME', async (route) => {
    const answer = await route.fetch()
    const { account } = await answer.json()
    const contact = { ...account.primaryBrokerContact, profilePicture: '/open/pictures/broken' }
    await route.fulfill({ json: { account: { ...account, primaryBrokerContact: contact } } })
  })
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  const picture = page.getByRole('region', { name: 'Account Manager' }).locator('img')
  await expect(picture).toHaveAttribute('src', '/default-portrait.svg')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('no card waits for another, and all together ask for little', async ({ page, signIn }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|admin\/features)/.test(pathname)) calls.push(`${request.method()} ${pathname}`)
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/accounts/ACME/policies', async (route) => {
    await released
    await route.continue()
  })
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  await expect(page.getByRole('region', { name: 'Account Manager' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Quick Links' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Account Tasks' }).getByRole('listitem')).toHaveCount(3)
  const policies = page.getByRole('region', { name: 'Summary of Policies' })
  await expect(policies.getByText('Loading…')).toBeVisible()
  release()
  await expect(policies.getByRole('table')).toBeVisible()

  const ofTheAccount = calls.filter((call) => call !== 'GET /api/users/me')
  expect(new Set(ofTheAccount).size).toBe(ofTheAccount.length)
  expect(ofTheAccount.length).toBeLessThanOrEqual(8)
})

function american(date: string): string {
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}
