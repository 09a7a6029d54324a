import { expect, test } from '../harness/fixtures.ts'

for (const page of ['dashboard', 'policy', 'policy-admin/policy/0198f000-0000-7000-8000-000000000000'])
  test(`someone else's account is not there, just as one that does not exist: ${page}`, async ({
    page: tab,
    signIn,
    watch,
  }) => {
    watch.expectErrorResponse('/api/accounts/')
    const seen: string[] = []
    for (const account of ['ACME', 'NOSUCH']) {
      await signIn(tab, 'owner@ridge.test', { path: `/${account}/${page}` })
      await expect(tab.getByRole('heading', { level: 1, name: 'Resource Not Found' })).toBeVisible()
      await expect(tab).toHaveURL('/resource-not-found')
      await expect(tab.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Ridgeline Foods')
      seen.push(await tab.getByRole('main').innerText())
    }
    expect(seen[0]).toBe(seen[1])
  })

test('calls about someone else’s account are answered as for one that does not exist', async ({ client }) => {
  const owner = await client('owner@acme.test')
  const task = (await owner.tasks('ACME'))[0]!
  const stranger = await client('owner@ridge.test')
  const answers = async (account: string) => {
    const base = `/api/accounts/${account}`
    const made = [
      await stranger.http.get(base),
      await stranger.http.get(`${base}/policies`),
      await stranger.http.get(`${base}/tasks`),
      await stranger.http.get(`/api/users/me/${account}/permissions`),
      await stranger.http.post(`${base}/tasks`, { data: { details: 'Let me in' } }),
      await stranger.http.put(`${base}/tasks`, { data: { ...task, tagged: 'owner@ridge.test' } }),
      await stranger.http.delete(`${base}/tasks/${task.id}`),
    ]
    return Promise.all(
      made.map(async (answer) => {
        const { requestId, ...body } = (await answer.json()) as Record<string, unknown>
        expect(requestId).toBeTruthy()
        return { status: answer.status(), body }
      }),
    )
  }
  const acme = await answers('ACME')
  expect(acme).toEqual(await answers('NOSUCH'))
  expect(new Set(acme.map(({ status }) => status))).toEqual(new Set([404]))
})

test('a viewer reads everything and is offered no change', async ({ page, signIn, client }) => {
  await signIn(page, 'viewer@acme.test', { path: '/ACME/dashboard' })
  await expect(page.getByText('Read Only', { exact: true })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Summary of Policies' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Account Tasks' }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Add task' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^More for/ })).toHaveCount(0)
  for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeDisabled()

  const viewer = await client('viewer@acme.test')
  const refused = await viewer.http.post('/api/accounts/ACME/tasks', { data: { details: 'A change by a viewer' } })
  expect(refused.status()).toBe(403)
  expect(await refused.json()).toMatchObject({
    message: 'You are in Read Only mode. Modifications are not allowed.',
  })
})
