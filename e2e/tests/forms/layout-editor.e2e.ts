import { expect, test as base } from '../../harness/fixtures.ts'
import {
  acmeCalls,
  aForm,
  choose,
  expectDraftSaved,
  formAt,
  harborCalls,
  labelsAt,
  libraryCalls,
  publish,
  saveDraft,
  show,
  twoSections,
} from '../../harness/form-steps.ts'
import { expectPage } from '../../harness/login-steps.ts'
import type { PortalClient } from '../../harness/portal-client.ts'

interface Made {
  readonly admin: PortalClient
  readonly formId: string
  readonly name: string
}

/** A global form of each test's own, taken away afterwards. */
const test = base.extend<{ readonly form: Made }>({
  form: async ({ client }, use) => {
    const admin = await client('admin@portico.test')
    const form = await aForm(admin, libraryCalls, twoSections(['Legal name', 'Trade name'], ['Owner', 'Manager']))
    await use({ admin, ...form })
    await admin.http.delete(`${libraryCalls}/${form.formId}`)
  },
})

const editorOf = (formId: string): string => `/brokerage/HARBOR/forms/brokerage/edit/${formId}`

test('a brokerage shapes a global form and publishes it; a new global version reaches it while it is edited', async ({
  page,
  form: { admin, formId, name },
  client,
  signIn,
  watch,
}) => {
  const harbor = await client('broker-admin@harbor.test')
  await signIn(page, 'broker-admin@harbor.test', { path: '/brokerage-administration/HARBOR/application-library' })
  await page.getByLabel('Find a form').fill(name)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Inherited')
  await row.getByRole('link', { name }).click()
  await expectPage(page, name)
  await expect(page).toHaveURL(editorOf(formId))

  await choose(page, 'Legal name')
  await page.getByLabel('Question', { exact: true }).fill('Full legal name')
  await page.getByLabel('Required').check()
  await page.getByRole('button', { name: 'Add to the form' }).click()
  await page.getByRole('menuitem', { name: 'Question' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a question' })
  await adding.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(adding.getByText('The question is required')).toBeVisible()
  await adding.getByLabel('Question').fill('License number')
  await adding.getByRole('button', { name: 'Add', exact: true }).click()
  await choose(page, 'Manager')
  await page.getByRole('button', { name: 'Hide' }).click()
  await expectDraftSaved(page)

  await show(page, /^Differences 3/)
  const differences = page.getByRole('list', { name: 'Differences' })
  await expect(differences).toContainText('Company › Names › Full legal name')
  await expect(differences).toContainText('Company › People › Manager')
  await page.getByRole('button', { name: 'Publish' }).click()
  const publishing = page.getByRole('dialog', { name: `Publish ${name}` })
  await publishing.getByLabel('Change note for your colleagues').fill('Our words')
  await publishing.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(`${name} is published.`)).toBeVisible()
  await expect
    .poll(() => labelsAt(harbor, acmeCalls, formId))
    .toEqual(['Full legal name', 'License number', 'Trade name', 'Owner'])
  await show(page, /^Versions 1/)
  await expect(page.getByRole('list', { name: 'Versions' })).toContainText('Our words')

  await publish(admin, libraryCalls, formId, twoSections(['Legal name', 'Trade name', 'Website'], ['Owner', 'Manager']))
  await show(page, /^Edit/)
  await choose(page, 'Owner')
  watch.expectErrorResponse(`${harborCalls}/${formId}/layout`)
  await page.getByLabel('Help for clients').fill('Whoever holds most of it')
  await expectDraftSaved(page)
  await expect(page.getByRole('button', { name: 'Website', exact: true })).toBeVisible()
  const expected = ['Full legal name', 'License number', 'Trade name', 'Website', 'Owner']
  expect((await labelsAt(harbor, harborCalls, formId)).toSorted()).toEqual(expected.toSorted())
  await page.getByRole('button', { name: 'Show Manager' }).click()
  await expect.poll(() => labelsAt(harbor, harborCalls, formId)).toContain('Manager')
})

test('conditions that go in a circle are named with their place and keep a form from being published', async ({
  page,
  form: { admin, formId },
  signIn,
}) => {
  await signIn(page, 'admin@portico.test', { path: `/admin/app-library/${formId}` })
  for (const [asked, by] of [
    ['Owner', 'Manager'],
    ['Manager', 'Owner'],
  ] as const) {
    await choose(page, asked)
    await page.getByLabel('Show conditionally').check()
    await page.getByLabel('Question of condition 1').selectOption(by)
  }
  await page.getByRole('button', { name: 'Publish' }).click()
  const errors = page.getByRole('list', { name: 'Errors' })
  const place = errors.getByRole('button', { name: 'Company › People › Owner' })
  await expect(place).toBeVisible()
  await place.first().click()
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue('Owner')
  await page.getByLabel('Show conditionally').uncheck()
  await expectDraftSaved(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('is published.')).toBeVisible()
  expect((await formAt(admin, libraryCalls, formId)).form.publishedVersion).toBe(2)
})

test('a question moves by keys into the next section and by pointer, is undone and done again, and an old version comes back', async ({
  page,
  form: { admin, formId },
  signIn,
}) => {
  await signIn(page, 'admin@portico.test', { path: `/admin/app-library/${formId}` })
  const labels = () => labelsAt(admin, libraryCalls, formId)
  const handle = page.getByRole('button', { name: 'Move Trade name' })
  await handle.press('Space')
  await handle.press('ArrowDown')
  await expect(page.getByText('Trade name: moved, question 1 of 3 in People')).toBeAttached()
  await handle.press('ArrowDown')
  await handle.press('Space')
  await expect(page.getByText('Trade name: dropped, question 2 of 3 in People')).toBeAttached()
  await expect.poll(labels).toEqual(['Legal name', 'Owner', 'Trade name', 'Manager'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(labels).toEqual(['Legal name', 'Trade name', 'Owner', 'Manager'])
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(labels).toEqual(['Legal name', 'Owner', 'Trade name', 'Manager'])
  const top = page.getByRole('button', { name: 'Move Legal name' })
  await page.getByRole('button', { name: 'Move Manager' }).dragTo(top, { targetPosition: { x: 5, y: 2 } })
  await expect.poll(labels).toEqual(['Manager', 'Legal name', 'Owner', 'Trade name'])

  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('is published.')).toBeVisible()
  await show(page, /^Versions 2/)
  await page.getByRole('button', { name: 'Roll back to version 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click()
  await expect(page.getByText('Version 1 is active again.')).toBeVisible()
  await expect.poll(labels).toEqual(['Legal name', 'Trade name', 'Owner', 'Manager'])
  expect((await formAt(admin, libraryCalls, formId)).form.publishedVersion).toBe(3)
})

test('a save that someone else was faster with shows both, and mine can stay', async ({
  page,
  form: { admin, formId },
  signIn,
  watch,
}) => {
  await signIn(page, 'admin@portico.test', { path: `/admin/app-library/${formId}` })
  await choose(page, 'Owner')
  await saveDraft(admin, libraryCalls, formId, twoSections(['Legal name', 'Trade name'], ['Boss', 'Manager']))
  watch.expectErrorResponse(`${libraryCalls}/${formId}/layout`)
  await page.getByLabel('Question', { exact: true }).fill('Proprietor')
  const both = page.getByRole('row', { name: /Proprietor/ })
  await expect(both.first()).toBeVisible()
  await page.getByRole('button', { name: 'Save mine instead' }).click()
  await expectDraftSaved(page)
  expect(await labelsAt(admin, libraryCalls, formId)).toContain('Proprietor')
})

test('staff change a form for one account alone; its people find no such page', async ({
  page,
  form: { formId, name },
  client,
  otherBrowser,
  signIn,
}) => {
  const manager = await client('manager@harbor.test')
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'manager@harbor.test', { path: `/ACME/forms/layouts?search=${name}` })
  await page.getByRole('link', { name }).click()
  await expectPage(page, name)
  await expect(page.getByLabel('Legal name', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Edit for this account' }).click()
  await expect(page).toHaveURL(`/ACME/forms/layouts/account/edit/${formId}`)
  await choose(page, 'Owner')
  await page.getByLabel('Question', { exact: true }).fill('Owner of the yard')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: 'All questions' }).click()
  await expect(page.getByRole('button', { name: 'Owner of the yard', exact: true })).toBeVisible()
  await expectDraftSaved(page)
  expect(await labelsAt(manager, acmeCalls, formId)).toContain('Owner of the yard')

  const clients = await otherBrowser()
  await signIn(clients, 'owner@acme.test', { path: `/ACME/forms/layouts/${formId}` })
  await expectPage(clients, 'Page not found')
})

test('a preview is filled without keeping anything, wide and on a phone', async ({
  page,
  form: { admin, formId },
  signIn,
}) => {
  await signIn(page, 'admin@portico.test', { path: `/admin/app-library/${formId}?view=preview` })
  await page.getByLabel('Legal name', { exact: true }).fill('Acme')
  await show(page, /^Phone$/)
  const phone = page.frameLocator('iframe')
  await phone.getByLabel('Trade name', { exact: true }).fill('Acme Yard')
  await expect(phone.getByLabel('Legal name', { exact: true })).toHaveValue('Acme')
  expect((await formAt(admin, libraryCalls, formId)).form.hasDraft).toBe(false)
})
