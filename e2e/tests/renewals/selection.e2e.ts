import type { Locator, Page } from '@playwright/test'
import { expect, withOwnServer } from '../../harness/own-server.ts'

const test = withOwnServer()

const selection = '/ACME/selection'

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save selection' }).click()

test('what is placed is chosen; refusals stand at their field and nothing is lost', async ({ page, signIn }) => {
  await signIn(page, 'advisor@harbor.test', { path: selection })
  const add = card(page, 'Add a line')
  await add.getByLabel('New line').selectOption({ label: 'Umbrella' })
  await add.getByRole('button', { name: 'Add line' }).click()
  await expect(add.getByText('This line is already selected')).toBeVisible()
  await add.getByLabel('New line').selectOption({ label: 'Fiduciary' })
  await add.getByRole('button', { name: 'Add line' }).click()
  await expect(card(page, 'Fiduciary').getByText('New line')).toBeVisible()

  const umbrella = card(page, 'Umbrella')
  await umbrella.getByText(/^Requested coverage/).click()
  const limit = umbrella.getByRole('group', { name: 'Each occurrence' }).getByLabel('Limit')
  await expect(umbrella.getByText('Expiring: $5,000,000').first()).toBeVisible()
  await limit.fill('much')
  await umbrella.getByLabel('Excluded carrier for Umbrella').fill('Granite Mutual')
  await umbrella.getByLabel('Excluded carrier for Umbrella').press('Enter')
  await save(page)
  await expect(umbrella.getByText('must be a number')).toBeVisible()
  await limit.fill('10,000,000')
  await card(page, 'Property').getByRole('button', { name: 'Do not renew Property' }).click()
  await expect(card(page, 'Not renewing').getByRole('button', { name: 'Renew Property' })).toBeVisible()

  await page.getByRole('link', { name: 'Renewal Dashboard' }).last().click()
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await leaving.getByRole('button', { name: 'Cancel' }).click()
  await save(page)
  await expect(page.getByText('Selection saved')).toBeVisible()
  await page.reload()
  await expect(card(page, 'Fiduciary')).toBeVisible()
  await expect(card(page, 'Property')).toHaveCount(0)
  await umbrella.getByText(/^Requested coverage/).click()
  await expect(limit).toHaveValue('10,000,000')
  await expect(umbrella.getByRole('list', { name: 'Excluded carriers for Umbrella' })).toHaveText('Granite Mutual')
})

test('an empty choice is refused, and what was left out comes back with its cover', async ({ page, signIn }) => {
  await signIn(page, 'advisor@harbor.test', { path: '/PROSPER/selection' })
  await expect(page.getByText('3 lines selected')).toBeVisible()
  const leaveOut = page.getByRole('button', { name: /^Do not renew/ })
  for (let left = 3; left > 0; left -= 1) {
    await leaveOut.first().click()
    await expect(leaveOut).toHaveCount(left - 1)
  }
  await save(page)
  await expect(page.getByRole('alert')).toHaveText('Choose at least one line to renew')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(leaveOut).toHaveCount(3)
  await leaveOut.first().click()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByText('3 lines selected')).toBeVisible()
})

test('of two who choose at once the second sees both, and a contact is named beside', async ({
  page,
  signIn,
  client,
  watch,
}) => {
  watch.expectErrorResponse('/api/accounts/NORTH/renewals/')
  await signIn(page, 'advisor@harbor.test', { path: '/NORTH/selection' })
  const { http } = await client('manager@harbor.test')
  const { id, lines, version } = await (await http.get('/api/accounts/NORTH/renewals/current')).json()
  const add = card(page, 'Add a line')
  await add.getByLabel('New line').selectOption({ label: 'Fiduciary' })
  await add.getByRole('button', { name: 'Add line' }).click()
  const theirs = [
    ...lines.map(({ id: _id, ...line }: { readonly id: string }) => line),
    { line: 'FLOOD', policyId: null, requested: [], carriersExcluded: [] },
  ]
  const data = { lines: theirs, version }
  expect((await http.put(`/api/accounts/NORTH/renewals/${id}/selection`, { data })).ok()).toBe(true)
  await save(page)
  await expect(page.getByRole('row', { name: 'Flood Not renewing 0 coverages' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Fiduciary 0 coverages Not renewing' })).toBeVisible()
  await page.getByRole('button', { name: 'Use the saved version' }).click()
  await expect(card(page, 'Flood')).toBeVisible()
  await expect(card(page, 'Fiduciary')).toHaveCount(0)

  const contacts = page.getByRole('table', { name: 'Contacts' })
  await contacts.getByRole('button', { name: 'Assign company profile' }).click()
  const plan = page.getByRole('dialog', { name: 'Assign company profile' })
  await plan.getByLabel('Owner').selectOption({ label: 'Daniel Okafor' })
  await plan.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(contacts.getByRole('row', { name: /^Company profile Daniel Okafor/ })).toBeVisible()
})
