import { bothSchemes, everyLook, faultsOfAxe, overflow } from '../harness/accessibility.ts'
import { expect, test } from '../harness/journey.ts'
import { reach, states } from '../harness/states.ts'

for (const [host, looks] of [
  ['localhost', everyLook],
  ['harbor.localhost', bothSchemes],
] as const)
  for (const state of states)
    test(`${state.name} at ${host}: for everyone, narrow and wide, in light and dark`, async ({
      page,
      server,
      signIn,
      watch,
    }) => {
      watch.expectRefusal('/auth/login')
      await reach(page, state, {
        origin: server.at(host),
        signIn: (username, path) => signIn(page, username, { host, path }),
      })
      expect(await faultsOfAxe(page, looks)).toEqual([])
      for (const width of [390, 320]) expect(await overflow(page, width)).toBe(0)
    })

test('the navigation of a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'advisor@harbor.test', { path: '/ACME/dashboard' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('link', { name: 'Policies' })).toBeVisible()
  expect(await faultsOfAxe(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await drawer.getByRole('link', { name: 'Policies' }).click()
  await expect(page).toHaveURL('/ACME/policy')
  await expect(drawer).toBeHidden()
})

for (const path of ['/login', '/ACME/dashboard'])
  test(`a third brand at ${path}`, async ({ page, server, signIn }) => {
    const host = 'summit.localhost'
    if (path === '/login') await page.goto(server.at(host) + path)
    else await signIn(page, 'owner@acme.test', { host, path })
    await expect(page.getByText('Loading…')).toHaveCount(0)
    expect(await faultsOfAxe(page)).toEqual([])
  })
