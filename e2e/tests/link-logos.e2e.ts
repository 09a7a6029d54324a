import { expect, withOwnServer } from '../harness/own-server.ts'

const test = withOwnServer({ PORTICO_FAVICON_URL: 'https://icons.test/{host}/{size}' })

const icon = '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32"/></svg>'

test('links wear the logo of their site at 32 pixels; one that has none wears its letter', async ({
  page,
  signIn,
  client,
  watch,
}) => {
  const { http } = await client('multi@acme.test')
  for (const data of [
    { displayText: 'Lender portal', linkValue: 'www.lender.example/loans' },
    { displayText: 'Nowhere to be seen', linkValue: 'https://gone.example' },
  ])
    expect((await http.post('/api/accounts/BAYSIDE/hotlinks', { data })).status()).toBe(201)
  watch.expectErrorResponse('/')
  const asked: string[] = []
  await page.route('https://icons.test/**', (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    return pathname.includes('gone')
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'image/svg+xml', body: icon })
  })
  await signIn(page, 'multi@acme.test', { path: '/BAYSIDE/dashboard' })
  const card = page.getByRole('region', { name: 'Quick Links' })
  const line = (text: string) => card.getByRole('listitem').filter({ hasText: text })
  const logo = line('Lender portal').locator('img')
  await expect(logo).toHaveAttribute('src', 'https://icons.test/www.lender.example/32')
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(32)
  await expect(line('Nowhere to be seen').getByText('N', { exact: true })).toBeVisible()
  await expect(line('Nowhere to be seen').locator('img')).toHaveCount(0)
  expect(asked).toContain('/gone.example/32')
})
