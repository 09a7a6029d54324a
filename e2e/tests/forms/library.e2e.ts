import { expect, test } from '../../harness/fixtures.ts'
import { harborCalls } from '../../harness/form-steps.ts'
import { expectPage } from '../../harness/login-steps.ts'

const path = '/brokerage-administration/HARBOR/application-library'

test('a form of a brokerage is added, found by a filter that the address keeps, retired and deleted', async ({
  page,
  client,
  signIn,
}) => {
  const harbor = await client('broker-admin@harbor.test')
  const name = `Form ${crypto.randomUUID().slice(0, 13)}`
  const forms = async () => {
    const answer = await harbor.http.get(harborCalls)
    return ((await answer.json()) as { name: string; retiredOn: string | null }[]).filter((form) => form.name === name)
  }
  await signIn(page, 'broker-admin@harbor.test', { path })
  await page.getByRole('button', { name: 'New form', exact: true }).click()
  const adding = page.getByRole('dialog', { name: 'New form', exact: true })
  await adding.getByRole('button', { name: 'Add form' }).click()
  await expect(adding.getByText('Edition is required')).toBeVisible()
  await adding.getByLabel('Name').fill(name)
  await adding.getByLabel('Title').fill('Yard supplement')
  await adding.getByLabel('Line').selectOption('General Liability')
  await adding.getByLabel('State').fill('ca')
  await adding.getByLabel('Edition').fill('2026-01')
  await adding.getByRole('button', { name: 'Add form' }).click()
  await expectPage(page, name)
  await page.getByRole('link', { name: 'All forms' }).click()

  await page.getByLabel('State').selectOption('CA')
  await page.getByLabel('Find a form').fill('yard supplement')
  await expect(page).toHaveURL(/search=yard/)
  await page.reload()
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Not published')
  await expect(page.getByRole('row')).toHaveCount(2)

  await row.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Edit details' }).click()
  const facts = page.getByRole('dialog', { name: `Details of ${name}` })
  await facts.getByLabel('Retired from').fill('01/02/2020')
  await facts.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Retired')
  expect((await forms())[0]?.retiredOn).toBe('2020-01-02')
  await page.getByLabel('Status').selectOption('Not retired')
  await expect(page.getByText('No matching forms')).toBeVisible()
  await page.getByLabel('Status').selectOption('Retired')

  await row.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete form' }).click()
  await expect(page.getByText(`${name} deleted.`)).toBeVisible()
  expect(await forms()).toEqual([])
})

test('the library of a brokerage is for its admins; other staff read a layout; an administrator reaches it from the platform', async ({
  page,
  otherBrowser,
  signIn,
}) => {
  const admins = await otherBrowser()
  await signIn(admins, 'broker-admin@harbor.test', { path })
  const layout = await admins.getByRole('row').nth(1).getByRole('link').getAttribute('href')
  await signIn(page, 'advisor@harbor.test', { path })
  await expect(page).toHaveURL('/forbidden')
  await page.goto(layout ?? '')
  await expect(page.getByRole('radio', { name: 'Preview' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Publish' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'All forms' })).toBeHidden()

  const platform = await otherBrowser()
  await signIn(platform, 'admin@portico.test', { path: '/admin/brokerage/HARBOR/forms' })
  await expect(platform.getByRole('button', { name: 'New form', exact: true })).toBeVisible()
})
