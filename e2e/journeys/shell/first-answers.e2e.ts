import { expect, test } from '../../harness/journey.ts'

const whoIsHere = '/api/users/me'
const banners = '/api/users/me/banners'
const first = [
  whoIsHere,
  banners,
  '/api/accounts/ACME',
  '/api/users/me/ACME/permissions',
  '/api/accounts/ACME/features',
  '/api/accounts/ACME/preferences',
  '/api/accounts/ACME/tasks',
  '/api/accounts/ACME/hotlinks',
  '/api/accounts/ACME/service-calendar',
  '/api/accounts/ACME/policies?term=all&offset=0',
]

test('the dashboard comes with what it asks first: nothing of it is asked again', async ({ page, signIn }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(decodeURIComponent(pathname + search))
  })
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  await expect(page.getByRole('region', { name: 'Policies' }).getByRole('row').nth(1)).toBeVisible()
  expect(asked.filter((address) => first.includes(address))).toEqual([])
})

test('a page carries answers for the person who asks alone', async ({ client }) => {
  const answersOf = async (who: Awaited<ReturnType<typeof client>>, path: string) => {
    const answer = await who.http.get(path)
    expect(answer.headers()['cache-control']).toBe('no-store')
    return JSON.parse(/id="answers">([^<]*)</.exec(await answer.text())![1]!) as Record<string, unknown> | null
  }
  const owner = await client('owner@acme.test')
  const own = await answersOf(owner, '/ACME/dashboard')
  expect(Object.keys(own ?? {})).toEqual(first)
  // A foreign account and one that does not exist look alike: the page holds the person alone.
  const others = ['/NORTH/dashboard', '/NOWHERE/dashboard', '/admin/accounts']
  const held = await Promise.all(others.map((path) => answersOf(owner, path)))
  expect(held.map((answers) => Object.keys(answers ?? {}))).toEqual(others.map(() => [whoIsHere, banners]))
  await owner.http.post('/auth/logout')
  expect(await answersOf(owner, '/ACME/dashboard')).toBeNull()
})
