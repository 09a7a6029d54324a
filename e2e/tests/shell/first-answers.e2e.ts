import { expect, test } from '../../harness/fixtures.ts'

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

test('what is on the dashboard stays in place while its other parts arrive', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.moved += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard', isNew: true })
  await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Policies' }).getByRole('row').nth(1)).toBeVisible()
  // A font that arrives late moves a line by a pixel or two.
  expect(await page.evaluate('moved')).toBeLessThan(0.01)
})

test('a page carries answers for the person who asks alone', async ({ client }) => {
  const answersOf = async (who: Awaited<ReturnType<typeof client>>, path: string) => {
    const answer = await who.http.get(path)
    expect(answer.headers()['cache-control']).toBe('no-store')
    return JSON.parse(/id="answers">([^<]*)</.exec(await answer.text())![1]!) as Record<string, unknown>
  }
  const owner = await client('owner@acme.test')
  const own = await answersOf(owner, '/ACME/dashboard')
  expect(Object.keys(own)).toEqual(first)
  // A foreign account and one that does not exist look alike: the page holds the person alone.
  const others = ['/NORTH/dashboard', '/NOWHERE/dashboard', '/admin/accounts']
  const held = await Promise.all(others.map((path) => answersOf(owner, path)))
  expect(held.map((answers) => Object.keys(answers))).toEqual(others.map(() => [whoIsHere, banners]))
  await owner.http.post('/auth/logout')
  expect(await answersOf(owner, '/ACME/dashboard')).toEqual({ [whoIsHere]: null })
})

test('the page of a guest is shown without asking who is here', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/login')
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(asked).not.toContain(whoIsHere)
})

test('a page that was asked for before someone logged in does not take what it was given', async ({ page, client }) => {
  const owner = await client('owner@acme.test')
  // The page of a guest arrives when another tab has logged in meanwhile.
  await page.route('/login', async (route) => {
    const answer = await route.fetch()
    await owner.lendTo(page.context(), 'localhost')
    await route.fulfill({ response: answer })
  })
  await page.addInitScript(() => localStorage.setItem('portico.login', String(performance.timeOrigin + 1)))
  await page.goto('/login')
  await expect(page).toHaveURL('/ACME/dashboard')
})
