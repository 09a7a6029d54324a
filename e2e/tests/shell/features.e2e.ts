import { openFeatures } from '../../harness/feature-steps.ts'
import { expect, test } from '../../harness/fixtures.ts'

test('an administrator sets a flag, and whoever has the account open sees it at once', async ({
  page,
  otherBrowser,
  signIn,
}) => {
  const owner = await otherBrowser()
  const hears = owner.waitForResponse((response) => response.url().includes('/server-events') && response.ok())
  await signIn(owner, 'owner@acme.test', { path: '/ACME/dashboard' })
  await hears
  let reloads = 0
  owner.on('load', () => (reloads += 1))
  const menu = owner.getByRole('navigation', { name: 'Account' })
  await expect(menu.getByRole('link', { name: 'Policies' })).toBeVisible()
  await owner.getByRole('button', { name: 'User menu' }).click()
  await expect(owner.getByRole('menuitem', { name: 'My User' })).toBeVisible()
  await expect(owner.getByRole('menuitem', { name: 'Features' })).toHaveCount(0)

  await signIn(page, 'admin@portico.test', { path: '/ACME/dashboard' })
  const dialog = await openFeatures(page)
  await dialog.getByLabel('Find a flag').fill('menu names')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Set MENU_NAMES' }).click()
  const form = page.getByRole('dialog', { name: 'Set MENU_NAMES' })
  await form.getByLabel('Value').fill('{"Policies": ')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Must be valid json')).toBeVisible()
  await expect(form.getByLabel('Value')).toHaveValue('{"Policies": ')
  await form.getByLabel('Value').fill('{"Policies": "Coverage"}')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('Success.').first()).toBeVisible()
  await expect(dialog.getByText('Policies: Coverage')).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Coverage', exact: true })).toBeVisible()

  await dialog.getByRole('button', { name: 'Remove MENU_NAMES' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(dialog.getByRole('button', { name: 'Remove MENU_NAMES' })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'Policies' })).toBeVisible()
  expect(reloads).toBe(0)
})

test('a flag that is on or off is flipped in place, and one of the brokerage holds for its other accounts', async ({
  page,
  client,
  signIn,
  watch,
}) => {
  watch.expectErrorResponse('/admin/features/account/ACME')
  await signIn(page, 'admin@portico.test', { path: '/ACME/dashboard' })
  const dialog = await openFeatures(page)
  await dialog.getByLabel('Find a flag').fill('APP_LIBRARY')
  const row = dialog.getByRole('listitem')
  await expect(row).toContainText('Default')
  const refused = { status: 422, json: { code: 'refused', message: 'Not now.', requestId: '1' } }
  await page.route('**/admin/features/account/ACME', (route) => route.fulfill(refused), { times: 1 })
  await row.getByLabel('APP_LIBRARY', { exact: true }).click()
  await expect(row.getByText('Upsert feature failed.')).toBeVisible()
  await row.getByLabel('APP_LIBRARY', { exact: true }).click()
  await expect(row).toContainText('Account')
  await expect(row.getByLabel('APP_LIBRARY', { exact: true })).toBeChecked()
  await page.route('**/admin/features/account/ACME/APP_LIBRARY', (route) => route.fulfill(refused), { times: 1 })
  await row.getByRole('button', { name: 'Remove APP_LIBRARY' }).click()
  const removing = page.getByRole('alertdialog')
  await removing.getByRole('button', { name: 'Remove' }).click()
  await expect(removing.getByText('Remove feature failed.')).toBeVisible()
  await removing.getByRole('button', { name: 'Cancel' }).click()

  await dialog.getByLabel('Find a flag').fill('SHOW_FEATURES_LINK')
  await row.getByLabel('SHOW_FEATURES_LINK', { exact: true }).click()
  await expect(row).toContainText('Account')
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Features' }).click()

  await dialog.getByLabel('Find a flag').fill('RENEWAL_OPTIONS')
  await dialog.getByRole('button', { name: 'Set RENEWAL_OPTIONS' }).click()
  const form = page.getByRole('dialog', { name: 'Set RENEWAL_OPTIONS' })
  await form.getByLabel('MOD', { exact: true }).uncheck()
  await form.getByLabel('Brokerage').check()
  await form.getByRole('button', { name: 'Save' }).click()
  // Its section is in review in a renewal of the brokerage.
  await expect(
    form.getByRole('link', { name: 'Acme Builders Group, Inc.: 1 renewal section in progress' }),
  ).toBeVisible()
  await form.getByLabel('MOD', { exact: true }).check()
  await form.getByLabel('FINANCIALS', { exact: true }).uncheck()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(dialog.getByRole('listitem')).toContainText('Brokerage')

  await page.goto('/BAYSIDE/dashboard')
  const other = await openFeatures(page)
  await other.getByLabel('Find a flag').fill('RENEWAL_OPTIONS')
  await expect(other.getByText('Profile, Schedules, Applications, Loss runs, Mod')).toBeVisible()
  // Other tests renew accounts of this brokerage.
  const admin = await client('admin@portico.test')
  expect((await admin.http.delete('/admin/features/account/ACME/RENEWAL_OPTIONS')).status()).toBe(200)
})
