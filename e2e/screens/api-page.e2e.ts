import { expect, test } from '../harness/fixtures.ts'

test('the page of the calls shows every call', async ({ page }) => {
  await page.goto('/docs/api')
  await expect(page.getByText('/auth/login', { exact: true })).toBeVisible()
  const tasks = page.getByText('/api/accounts/{accountId}/tasks', { exact: true }).first()
  // Of so many calls the page draws those that are in sight, shortly after it was scrolled there.
  const scrolledToTasks = async (): Promise<boolean> => {
    await page.mouse.wheel(0, 1000)
    return tasks.waitFor({ timeout: 300 }).then(
      () => true,
      () => false,
    )
  }
  await expect.poll(scrolledToTasks, { intervals: [0] }).toBe(true)
})

test('the document of the calls is OpenAPI 3.1', async ({ request }) => {
  const answer = await request.get('/openapi.json')
  expect(answer.status()).toBe(200)
  const document = (await answer.json()) as {
    openapi: string
    info: { title: string; version: string }
    paths: Record<string, Record<string, { responses: Record<string, { description?: string }> }>>
    components: { schemas: Record<string, object> }
  }
  expect(document.openapi).toMatch(/^3\.1\.\d+$/)
  expect(document.info.title).toBe('Portico')
  expect(document.info.version).toMatch(/^\d/)
  for (const path of ['/auth/login', '/auth/logout', '/auth/refresh', '/api/users/me', '/api/accounts/{code}'])
    expect(document.paths).toHaveProperty([path])
  for (const [path, calls] of Object.entries(document.paths)) {
    expect(path).toMatch(/^\//)
    for (const { responses } of Object.values(calls)) {
      expect(Object.keys(responses).length).toBeGreaterThan(0)
      for (const response of Object.values(responses)) expect(typeof response.description).toBe('string')
    }
  }
  const named = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!)
  expect(named.length).toBeGreaterThan(0)
  for (const name of named) expect(document.components.schemas).toHaveProperty([name])
})
