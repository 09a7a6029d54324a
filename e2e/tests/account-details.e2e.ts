import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { errorsOfAxe } from '../harness/accessibility.ts'
import { expect, withOwnServer } from '../harness/own-server.ts'
import { linkOf } from '../harness/people-steps.ts'
import { demoPassword, PortalClient } from '../harness/portal-client.ts'

const test = withOwnServer()
const card = (page: Page, name: string) => page.getByRole('region', { name })

test('staff edit the record, see what someone else saved meanwhile, and change the team; the client reads it', async ({
  page,
  otherBrowser,
  signIn,
  watch,
}) => {
  test.slow()
  watch.expectErrorResponse('/api/accounts/NORTH/details')
  await signIn(page, 'advisor@harbor.test', { path: '/NORTH/details' })
  await card(page, 'Account').getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit account' })
  await dialog.getByLabel('Legal name').fill('Northwind Freight Co.')

  const other = await otherBrowser()
  await signIn(other, 'manager@harbor.test', { path: '/NORTH/details' })
  await card(other, 'Account').getByRole('button', { name: 'Edit' }).click()
  await other.getByLabel('Code in the agency management system').fill('NW-117')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(card(other, 'Account')).toContainText('NW-117')

  // Both values are shown, and a person decides.
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByRole('row', { name: /^Code in the agency management system/ })).toContainText('NW-117')
  await dialog.getByLabel('Code in the agency management system').fill('NW-117')
  await dialog.getByRole('button', { name: 'Save mine instead' }).click()
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
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Change team' })).toHaveCount(0)
})

test('facts are changed in place, and two who do so at once see both values', async ({
  page,
  otherBrowser,
  signIn,
}) => {
  test.slow()
  await signIn(page, 'advisor@harbor.test', { path: '/BAYSIDE/details' })
  await card(page, 'Company').getByRole('button', { name: 'Edit company' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit company' })
  await dialog.getByLabel('Website').fill('www.bayside.test')

  const other = await otherBrowser()
  await signIn(other, 'multi@acme.test', { path: '/BAYSIDE/details' })
  await card(other, 'Company').getByRole('button', { name: 'Edit company' }).click()
  await other.getByLabel('Website').fill('bayside')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('must be a valid web address. (https:// or www.)')).toBeVisible()
  await other.getByLabel('Website').fill('www.bayside-holdings.test')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(card(other, 'Company')).toContainText('www.bayside-holdings.test')

  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const website = dialog.getByRole('row', { name: /^Website/ })
  await expect(website).toContainText('www.bayside.test')
  await expect(website).toContainText('www.bayside-holdings.test')
  await dialog.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(dialog).toBeHidden()
  await expect(card(page, 'Company')).toContainText('www.bayside.test')
  await expect(card(page, 'Company')).toContainText('From Entity · Nora Whitfield')
})

test('an admin merges an account that was made twice, and its address leads to the one that stays', async ({
  page,
  otherBrowser,
  server,
  signIn,
  mailTo,
  watch,
}) => {
  test.slow()
  const who = { email: 'mei@prosper-robotics.test', firstName: 'Mei', lastName: 'Tanaka' }
  const visitor = await PortalClient.guest(server.port)
  const draft = { ...who, companyName: 'Prosper Robotics LLC', brokerCode: 'HARBOR' }
  expect((await visitor.http.post('/open/registrations', { data: draft })).status()).toBe(202)
  const identifier = linkOf(await mailTo(who.email))
    .split(/[=/]/)
    .at(-1)
  const completed = await visitor.http.post(`/open/registrations/${identifier}/complete`, {
    data: { firstName: who.firstName, lastName: who.lastName, companyName: draft.companyName, password: demoPassword },
  })
  expect(completed.status(), await completed.text()).toBe(200)
  const client = await otherBrowser()
  await signIn(client, who.email)
  await expect(client).toHaveURL(/\/PROSPER-\d+\/dashboard$/)
  const code = new URL(client.url()).pathname.split('/')[1]!
  await client.goto('about:blank')

  await signIn(page, 'broker-admin@harbor.test', { path: '/PROSPER/details' })
  await card(page, 'Account').getByRole('button', { name: 'Merge a duplicate…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge a duplicate into Prosper Robotics, Inc.' })
  await dialog.getByRole('button', { name: 'Compare with Prosper Robotics LLC' }).click()
  await expect(dialog.getByText('1 person, with their access')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Legal name: Prosper Robotics LLC' }).check()
  await dialog.getByRole('button', { name: 'Merge accounts' }).click()
  await expect(dialog).toBeHidden()
  await expect(card(page, 'Account')).toContainText('Prosper Robotics LLC')

  watch.expectErrorResponse(`/api/accounts/${code}`)
  watch.expectErrorResponse(`/api/users/me/${code}/permissions`)
  await page.goto(`/${code}/details`)
  await expect(page).toHaveURL('/PROSPER/details')
  await expect(card(page, 'Account')).toContainText('PROSPER')
  await client.goto(`/${code}/dashboard`)
  await expect(client).toHaveURL('/PROSPER/dashboard')
  await expect(client.getByRole('heading', { level: 1, name: 'Prosper Robotics LLC' })).toBeVisible()

  await page.goto('/PROSPER/account/activity')
  await page.getByRole('link', { name: /^Activity of Prosper Robotics LLC, merged on / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Activity of Prosper Robotics LLC' })).toBeVisible()
  const registered = page.getByRole('listitem').filter({ hasText: 'completed a registration' })
  await expect(registered).toBeVisible()
  await expect(registered.getByRole('link')).toHaveCount(0)
  await page.getByLabel('Kind').selectOption('Tasks')
  await expect(page.getByText('No activity of this type in this date range.')).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(registered).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await started
  expect(file.suggestedFilename()).toBe(`${code} activity.csv`)
  expect(await readFile(await file.path(), 'utf8')).toContain('completed a registration')
  await page.getByRole('link', { name: 'Activity of this account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Activity', exact: true })).toBeVisible()
  expect(await errorsOfAxe(page)).toEqual([])
})
