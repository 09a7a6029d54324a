import type { Page } from '@playwright/test'
import { expect, withOwnServer } from '../harness/own-server.ts'

const test = withOwnServer()
const card = (page: Page, name: string) => page.getByRole('region', { name })

test('staff edit the record, see what someone else saved meanwhile, and change the team; the client reads it', async ({
  page,
  otherBrowser,
  signIn,
  watch,
}) => {
  test.slow()
  watch.expectRefusal('/api/accounts/NORTH/details')
  await signIn(page, 'advisor@harbor.test', { path: '/NORTH/details' })
  await card(page, 'Account').getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit account' })
  await dialog.getByLabel('Legal name').fill('Northwind Freight Co.')

  const other = await otherBrowser()
  await signIn(other, 'manager@harbor.test', { path: '/NORTH/details' })
  await card(other, 'Account').getByRole('button', { name: 'Edit' }).click()
  await other.getByLabel('Code in the agency system').fill('NW-117')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(card(other, 'Account')).toContainText('NW-117')

  // Both values are shown, and a person decides.
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByRole('row', { name: /^Code in the agency system/ })).toContainText('NW-117')
  await dialog.getByLabel('Code in the agency system').fill('NW-117')
  await dialog.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(dialog).toBeHidden()
  await expect(card(page, 'Account')).toContainText('Northwind Freight Co.')
  await expect(card(page, 'Account')).toContainText('NW-117')

  // A client with policies in force stays one.
  await card(page, 'Account').getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Relationship').selectOption('Prospect')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('A client with policies in force cannot become a prospect')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Discard' }).click()

  await card(page, 'Brokerage team').getByRole('button', { name: 'Change team' }).click()
  const team = page.getByRole('dialog', { name: 'Brokerage team' })
  await team.getByLabel('Primary contact').selectOption('Nora Whitfield')
  await team.getByRole('button', { name: 'Save' }).click()
  await expect(team).toBeHidden()
  await expect(card(page, 'Brokerage team').getByRole('listitem').filter({ hasText: 'Nora Whitfield' })).toContainText(
    'Primary contact',
  )
})

test('a prospect becomes a client, and facts lead to where they are kept', async ({ page, signIn }) => {
  await signIn(page, 'advisor@harbor.test', { path: '/PROSPER/details' })
  await card(page, 'Account').getByRole('button', { name: 'Convert to client…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Convert to client' }).click()
  await expect(card(page, 'Account')).toContainText('Client')
  await expect(page.getByRole('button', { name: 'Convert to client…' })).toHaveCount(0)
  await card(page, 'Company').getByRole('link', { name: 'Open in the profile' }).click()
  await expect(page).toHaveURL('/PROSPER/profile/entity')
})

test('the insured read the details and have nothing to edit', async ({ page, signIn }) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/details' })
  await expect(card(page, 'Company')).toContainText('36-4821907')
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Change team' })).toHaveCount(0)
})
