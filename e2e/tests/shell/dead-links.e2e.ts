import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/fixtures.ts'
import { goOn, hasRouter } from '../../harness/states/router.ts'

/** The pages that a page links to, and those that its menus lead to. */
async function linksOf(page: Page, origin: string): Promise<string[]> {
  const hrefs = await page
    .getByRole('link')
    .evaluateAll((nodes) => nodes.map((node) => (node as HTMLAnchorElement).href))
  return hrefs.filter((href) => href.startsWith(origin) && !href.includes('#')).map((href) => href.slice(origin.length))
}

/** Opens a page, within the portal as a click does, and waits until it is complete. */
async function open(page: Page, path: string): Promise<void> {
  if (await hasRouter(page)) await goOn(page, path)
  else await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading…')).toHaveCount(0)
}

async function pagesOfMenu(page: Page, menu: string): Promise<string[]> {
  const from = new URL(page.url()).pathname
  const found: string[] = []
  await page.getByRole('button', { name: menu }).click()
  const labels = await page.getByRole('menuitem').allInnerTexts()
  await page.keyboard.press('Escape')
  for (const label of labels.filter((text) => !['Log Out', 'Features'].includes(text))) {
    await page.getByRole('button', { name: menu }).click()
    await page.getByRole('menuitem', { name: label }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    found.push(new URL(page.url()).pathname)
    await open(page, from)
  }
  return found
}

/** One of many alike is enough: a policy is a policy, an account an account. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f-]{36}/, ':id'],
  [/external\/.*/, 'external/:key'],
  // One page, however what it lists is narrowed.
  [/([?&][^=&]+)=[^&]*/g, '$1'],
  [/(brokerage-administration\/[^/?]+)\?.*/, '$1'],
  [/\/[A-Z][A-Z_]{2,}(?=[/?]|$)/g, '/:code'],
  [/(layouts|edit|app-library)\/[a-z-]+$/, '$1/:form'],
  [/test-email\/[\w.-]+$/, 'test-email/:name'],
  [/admin\/users\/.+$/, 'admin/users/:name'],
  [/schedules\/[a-z-]+\/(compare|import)$/, 'schedules/:type/$1'],
]

/** The client opens every schedule; to whoever comes after, one is like the other. */
const alikeForStaff: typeof alike = [...alike, [/schedules\/(?!pending$)[a-z-]+(?=\?|$)/, 'schedules/:type']]

/** Accounts and brokerages show an administrator what they show their staff, who opened it before. */
const alikeForAdmin: typeof alike = [...alikeForStaff, [/^\/(?!admin\/|open\/).*/, ':page']]

// Each of these opens every page that someone can reach.
test.describe.configure({ mode: 'parallel', timeout: 1_200_000 })

for (const [username, start, menus, same] of [
  ['owner@acme.test', '/ACME/dashboard', ['User menu'], alike],
  ['advisor@harbor.test', '/brokerage-administration', ['User menu', 'Brokerage menu'], alikeForStaff],
  ['admin@portico.test', '/ACME/dashboard', ['User menu', 'Brokerage menu'], alikeForAdmin],
] as const)
  test(`no link that ${username} is offered leads nowhere`, async ({ page, server, signIn }) => {
    await signIn(page, username, { path: start })
    const waiting = [start, '/']
    for (const menu of menus) waiting.push(...(await pagesOfMenu(page, menu)))
    const seen = new Set<string>()
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const kind = same.reduce((text, [pattern, name]) => text.replace(pattern, name), path)
      if (seen.has(kind)) continue
      seen.add(kind)
      // A file is no page.
      if (path.startsWith('/api/')) {
        expect((await page.request.get(path)).status()).toBe(200)
        continue
      }
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found|forbidden|wrong|log in/i)
      await expect(page.getByText('Policy not found on this account')).toHaveCount(0)
      waiting.push(...(await linksOf(page, server.origin)))
    }
    expect(seen.size).toBeGreaterThan(4)
  })

test('a policy opens at its own address, with an id and without one', async ({ page, signIn, client }) => {
  const owner = await client('owner@acme.test')
  const policies = await owner.policies('ACME')
  for (const policy of [policies.find(({ id }) => id !== null)!, policies.find(({ id }) => id === null)!]) {
    const key = `${encodeURIComponent(policy.policyNumber)}_${encodeURIComponent(policy.effectiveDate)}`
    const path = policy.id === null ? `external/${key}` : `policy/${policy.id}`
    await signIn(page, 'owner@acme.test', { path: `/ACME/policy-admin/${path}` })
    await expect(page.getByText(policy.policyNumber, { exact: true })).toBeVisible()
  }
})
