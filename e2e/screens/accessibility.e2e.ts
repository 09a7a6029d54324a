import { colorsOf, errorsOfAxe, narrowDark, overflow, wear, wideLight } from '../harness/accessibility.ts'
import { expect, withOwnServer } from '../harness/own-server.ts'
import { ScreenPage } from '../harness/states/screen-page.ts'
import { reach } from '../harness/states/state.ts'
import { states } from '../harness/states/states.ts'

const refusing = [
  '/auth/login',
  '/open/password-reset/',
  '/tfa/send-verification',
  '/open/apps/',
  '/open/submission-downloads/',
  '/api/accounts/ACME/apps/front-end/',
  '/api/accounts/RIDGE/apps/front-end/',
]

/** Screens as the demonstration data makes them, whatever journeys went before; and the colors of a second brand, asked of its host once. */
const test = withOwnServer().extend<Record<never, never>, { readonly harbor: string; readonly screens: ScreenPage }>({
  harbor: [
    async ({ browser, server }, use) => {
      const page = await browser.newPage()
      const colors = await colorsOf(page, server.at('harbor.localhost'))
      await page.close()
      await use(colors)
    },
    { scope: 'worker' },
  ],
  screens: [
    async ({ browser, server }, use) => {
      const screens = new ScreenPage(browser, server)
      for (const path of refusing) screens.watch.expectErrorResponse(path)
      await use(screens)
      await screens.close()
    },
    { scope: 'worker' },
  ],
  watch: async ({ screens: { watch } }, use) => {
    await use(watch)
    expect(watch.errors.splice(0)).toEqual([])
  },
})

// No state depends on another, and there are many: they share all workers.
test.describe.configure({ mode: 'parallel' })

/** Those of one person after each other, what is only looked at first: most of it then needs no page loaded anew. */
const ordered = states.toSorted(
  (a, b) =>
    (a.username ?? '').localeCompare(b.username ?? '') || Number(a.reach !== undefined) - Number(b.reach !== undefined),
)

for (const state of ordered)
  test(`${state.name}: for everyone, narrow and wide, in light and dark, in two brands`, async ({
    screens,
    harbor,
  }) => {
    const page = await screens.open(state.username, state.path, { isTouched: state.reach !== undefined })
    await reach(page, state)
    expect(await errorsOfAxe(page, [wideLight])).toEqual([])
    // The contrast of every brand's own colors is a rule of its tokens: one look in a second brand shows where they are used.
    const worn = await wear(page, harbor)
    expect(await errorsOfAxe(page, [narrowDark])).toEqual([])
    for (const width of [390, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
    await wear(page, worn)
  })

test('the navigation of a phone', async ({ otherBrowser, signIn }) => {
  const page = await otherBrowser()
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'advisor@harbor.test', { path: '/ACME/dashboard' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('link', { name: 'Policies' })).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  for (const width of [390, 320]) await expect.poll(() => overflow(page, width)).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await drawer.getByRole('link', { name: 'Policies' }).click()
  await expect(page).toHaveURL('/ACME/policy')
  await expect(drawer).toBeHidden()
})

for (const [host, path] of [
  ['harbor.localhost', '/login'],
  ['summit.localhost', '/ACME/dashboard'],
] as const)
  test(`the brand of ${host} at ${path}`, async ({ otherBrowser, server, signIn }) => {
    const page = await otherBrowser()
    if (path === '/login') await page.goto(server.at(host) + path)
    else await signIn(page, 'owner@acme.test', { host, path })
    await expect(page.getByText('Loading…')).toHaveCount(0)
    expect(await errorsOfAxe(page)).toEqual([])
  })
