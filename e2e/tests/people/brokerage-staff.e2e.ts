import { expect, test } from '../../harness/fixtures.ts'
import { chooseForPerson, choosePassword, fillInvitee, linkOf } from '../../harness/people-steps.ts'

test('a brokerage admin invites a colleague, changes their roles, and removes them', async ({
  page,
  otherBrowser,
  signIn,
  mailTo,
  watch,
}) => {
  const ivy = { email: 'ivy@harbor.test', firstName: 'Ivy', lastName: 'Lund' }
  await signIn(page, 'broker-admin@harbor.test', { path: '/brokerage-administration/HARBOR/staff' })
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor & Pine Insurance' })).toBeVisible()
  await page.getByRole('button', { name: 'Invite colleague' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
  await expect(dialog.getByLabel('Super Admin')).toHaveCount(0)
  await expect(dialog.getByLabel('Admin', { exact: true })).toBeVisible()
  await fillInvitee(dialog, ivy)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('Choose at least one role')).toBeVisible()
  await dialog.getByLabel('Claims').check()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent to ivy@harbor.test.')).toBeVisible()

  const hers = await otherBrowser()
  await hers.goto(linkOf(await mailTo(ivy.email)))
  await expect(hers.getByRole('heading', { level: 1, name: 'Join Harbor & Pine Insurance' })).toBeVisible()
  await expect(hers).toHaveURL('/broker-invite/link')
  await choosePassword(hers)
  await hers.getByRole('button', { name: 'Create login and join' }).click()
  await expect(hers).toHaveURL('/brokerage-administration/HARBOR')
  await hers.goto('/brokerage-administration/HARBOR/staff')
  await expect(hers.getByRole('row').filter({ hasText: ivy.email })).toContainText('Claims')
  await expect(hers.getByRole('button', { name: /^More for/ })).toHaveCount(0)
  await expect(hers.getByRole('radio')).toHaveCount(0)

  await page.reload()
  await chooseForPerson(page, 'Ivy Lund', 'Change roles')
  const roles = page.getByRole('dialog', { name: 'Ivy Lund’s roles' })
  await roles.getByLabel('Claims').uncheck()
  await roles.getByLabel('Account Manager', { exact: true }).check()
  await roles.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Ivy Lund’s roles were saved.')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: ivy.email })
  await expect(row.getByRole('cell').first()).toHaveText('Account Manager')

  for (const path of ['/api/', '/server-events']) watch.expectErrorResponse(path)
  await chooseForPerson(page, 'Ivy Lund', 'Remove')
  const asked = page.getByRole('alertdialog', { name: 'Remove Ivy Lund?' })
  await expect(asked).toContainText('loses access to every account that Harbor & Pine Insurance serves')
  await asked.getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
  await expect(hers.getByRole('heading', { level: 1, name: 'Resource Not Found' })).toBeVisible()
})

test('the last Admin of a brokerage stays, and nobody reaches another brokerage', async ({ page, signIn, watch }) => {
  await signIn(page, 'broker-admin@harbor.test', { path: '/brokerage-administration/HARBOR/staff' })
  await page.getByRole('button', { name: 'More for Priya Raman' }).click()
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeDisabled()
  watch.expectErrorResponse('/api/')
  await page.goto('/brokerage-administration/SUMMIT')
  await expect(page.getByRole('heading', { level: 1, name: 'Resource Not Found' })).toBeVisible()
  await page.goto('/brokerage-administration/SUMMIT/accounts/ACME/users')
  await expect(page.getByRole('heading', { level: 1, name: 'Resource Not Found' })).toBeVisible()
})

test('staff invite a client and a carrier’s person to an account that they serve', async ({
  page,
  otherBrowser,
  signIn,
  mailTo,
}) => {
  const peter = { email: 'peter@carrier.test', firstName: 'Peter', lastName: 'Stone' }
  await signIn(page, 'advisor@harbor.test', { path: '/brokerage-administration/HARBOR/accounts/NORTH/users' })
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite to this account' })
  await fillInvitee(dialog, peter)
  await dialog.getByLabel('Role').selectOption('Insurance Partner')
  await dialog.getByLabel('Loss runs').check()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: peter.email })).toContainText(
    'Insurance Partner: Loss runs',
  )

  const his = await otherBrowser()
  await his.goto(linkOf(await mailTo(peter.email)))
  await expect(his.getByText('Nora Whitfield invites')).toContainText('as Insurance Partner')
  await choosePassword(his)
  await his.getByRole('button', { name: 'Create login and join' }).click()
  await expect(his).toHaveURL('/NORTH/dashboard')
})

test('an administrator reaches the people of any account, others do not', async ({ page, signIn }) => {
  await signIn(page, 'admin@portico.test', { path: '/admin/accounts/RIDGE/users' })
  await expect(page.getByRole('row').filter({ hasText: 'owner@ridge.test' })).toBeVisible()
  await signIn(page, 'advisor@harbor.test', { path: '/admin/accounts/ACME/users' })
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})

test('the brokerage decides who must use two-factor', async ({ page, signIn, client }) => {
  const admin = await client('admin@portico.test')
  try {
    await signIn(page, 'admin@portico.test', { path: '/brokerage-administration/SUMMIT/staff' })
    const card = page.getByRole('region', { name: 'Two-factor authentication requirement' })
    await expect(card.getByRole('radio', { name: 'Optional' })).toBeChecked()
    await card.getByRole('radio', { name: 'Staff', exact: true }).check()
    await card.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. The change applies the next time each person logs in.')).toBeVisible()
    await page.reload()
    await expect(card.getByRole('radio', { name: 'Staff', exact: true })).toBeChecked()
    await expect(card.getByRole('button', { name: 'Save' })).toBeDisabled()
  } finally {
    await admin.http.put('/api/brokerages/SUMMIT/two-factor', { data: { twoFactor: 'OPTIONAL' } })
  }
})
