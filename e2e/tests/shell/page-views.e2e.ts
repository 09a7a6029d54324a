import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/fixtures.ts'
import { PortalClient } from '../../harness/portal-client.ts'
import { copySeededData, startServer } from '../../harness/server-process.ts'

/** Opens two pages of an account and answers what was sent about them. */
async function walk(page: Page, origin: string, port: number): Promise<unknown[]> {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/open/page-views')) sent.push(request.postDataJSON())
  })
  const owner = await PortalClient.signIn(port, 'owner@acme.test')
  await owner.lendTo(page.context(), 'localhost')
  await page.goto(`${origin}/ACME/dashboard?from=mail`)
  await page.getByRole('link', { name: 'Policies', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Policies' })).toBeVisible()
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByText('Policy Number')).toBeVisible()
  await owner.close()
  return sent
}

test('page views are not sent unless the server counts them', async ({ page, server }) => {
  expect(await walk(page, server.origin, server.port)).toEqual([])
})

test('page views tell the pattern of a page and the kind of user; who asks not to be followed is not', async ({
  page,
  otherBrowser,
}) => {
  const server = await startServer({ dataDir: copySeededData(), env: { PORTICO_ANALYTICS: 'on' } })
  try {
    const sent = await walk(page, server.origin, server.port)
    const view = (pattern: string) => ({ page: pattern, userType: 'account_user' })
    await expect
      .poll(() => sent)
      .toEqual([
        view('/$accountId/dashboard'),
        view('/$accountId/policy'),
        view('/$accountId/policy-admin/policy/$policyId'),
      ])
    for (const signal of ['doNotTrack', 'globalPrivacyControl']) {
      const shy = await otherBrowser()
      await shy.addInitScript((name) => {
        const value = name === 'doNotTrack' ? '1' : true
        Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => value })
      }, signal)
      expect(await walk(shy, server.origin, server.port)).toEqual([])
      await shy.goto('about:blank')
    }
    await page.goto('about:blank')
  } finally {
    await server.stop()
  }
})
