import { anApplication, answer, expectSaved, field } from '../../harness/application-steps.ts'
import { expect, test } from '../../harness/fixtures.ts'

test('an answer in the profile outlives a reload and stands in an application', async ({ page, signIn, client }) => {
  const { path } = await anApplication(await client('manager@harbor.test'), 'applicant-information')
  await signIn(page, 'owner@acme.test', { path: '/ACME/dashboard' })
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Profile', exact: true }).click()
  const entity = page.getByRole('region', { name: 'Entity' })
  await expect(entity.getByText(/^\d+ of \d+ required questions answered$/)).toBeVisible()
  await entity.getByRole('link', { name: 'Open entity' }).click()
  await expect(page).toHaveURL('/ACME/profile/entity')
  await answer(page, 'Website', 'www.acme-in-its-profile.example')
  await expectSaved(page)
  await page.reload()
  await expect(field(page, 'Website')).toHaveValue(/acme-in-its-profile/)

  await page.goto(path)
  await expect(field(page, 'Website')).toHaveValue(/acme-in-its-profile/)
  await answer(page, 'Website', 'www.acme-in-its-application.example')
  await expectSaved(page)
  await page.goto('/ACME/profile/entity')
  await expect(field(page, 'Website')).toHaveValue(/acme-in-its-application/)
})

test('an answer of the profile that somebody else gives shows at once, without reading the page anew', async ({
  page,
  signIn,
  otherBrowser,
}) => {
  const other = await otherBrowser()
  await signIn(page, 'owner@acme.test', { path: '/ACME/profile/entity' })
  await signIn(other, 'manager@harbor.test', { path: '/ACME/profile/entity' })
  await answer(other, 'Website', 'www.acme-from-its-broker.example')
  await expectSaved(other)
  await expect(field(page, 'Website')).toHaveValue(/acme-from-its-broker/)
})

test('the form of a page has an address for each of its own pages, and leads back to the profile', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/profile/entity' })
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/ACME/profile/entity?page=ownershipPage')
  await expect(page.getByRole('heading', { level: 2, name: 'Owners and companies' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
})

test('a viewer reads the profile, and cannot change it', async ({ page, signIn }) => {
  await signIn(page, 'viewer@acme.test', { path: '/ACME/profile/entity' })
  await expect(page.getByText('You have read-only access to this page.')).toBeVisible()
  await expect(page.getByText('Acme Builders Group, Inc.').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await page.goto('/ACME/profile/files')
  await expect(page.getByText('No profile files yet')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Create the folder/ })).toHaveCount(0)
})

test('files of the profile lie in a folder of the library, made at a press', async ({ page, signIn }) => {
  await signIn(page, 'owner@ridge.test', { path: '/RIDGE/profile' })
  await page.getByRole('link', { name: 'Open files' }).click()
  await page.getByRole('button', { name: 'Create the folder “Profile”' }).click()
  await expect(page.getByRole('region', { name: 'Profile' }).getByText('No documents here yet')).toBeVisible()
  const brochure = { name: 'Brochure.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nbrochure') }
  await page.getByLabel('Files to upload').setInputFiles([brochure])
  const row = page.getByRole('row', { name: /Brochure\.pdf/ })
  await expect(row).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Files', exact: true })).toBeVisible()
  await expect(row).toBeVisible()
})

test('what another source says is told, not asked, since no answer can be kept to the profile alone', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner@acme.test', { path: '/ACME/profile/general-info' })
  const employees = field(page, 'Full-time employees')
  await expect(page.getByText(/^Elsewhere: 211 · From a schedule/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep mine' })).toHaveCount(0)
  const before = await employees.inputValue()
  await page.getByRole('button', { name: 'Use the other answer: Full-time employees' }).click()
  await expect(employees).toHaveValue('211')
  await expectSaved(page)
  await expect(page.getByText(/^Elsewhere: 211/)).toHaveCount(0)
  await answer(page, 'Full-time employees', before)
  await expect(page.getByText(/^Elsewhere: 211/)).toBeVisible()
  await expectSaved(page)
})

test('a page of the profile is commented on and given to someone, whom a notice leads there', async ({
  page,
  signIn,
  otherBrowser,
}) => {
  const theo = await otherBrowser()
  const hears = theo.waitForResponse((response) => response.url().includes('/server-events') && response.ok())
  await signIn(theo, 'user@acme.test', { path: '/ACME/dashboard' })
  await hears
  await signIn(page, 'manager@harbor.test', { path: '/ACME/profile/industry' })
  await page.getByRole('button', { name: 'More for this page' }).click()
  await page.getByRole('menuitem', { name: 'Assign the page' }).click()
  const form = page.getByRole('dialog', { name: 'Assign' })
  await form.getByLabel('Assign to').selectOption({ label: 'Theo Lindqvist' })
  await form.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(page.getByText('Assigned to Theo Lindqvist', { exact: true })).toBeVisible()
  await page
    .getByRole('button', { name: /^Comments on / })
    .first()
    .click()
  const comments = page.getByRole('dialog')
  await comments.getByLabel('Your comment').fill('The code of the new licence, please.')
  await comments.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(comments.getByRole('listitem')).toHaveCount(1)

  await theo.getByRole('button', { name: /^Notifications \(/ }).click()
  await theo
    .getByRole('link', { name: /asked you to complete a profile page/ })
    .first()
    .click()
  await expect(theo).toHaveURL('/ACME/profile/industry')
  await theo
    .getByRole('button', { name: /^Comments on .+ \(1\)$/ })
    .first()
    .click()
  await theo.getByRole('button', { name: 'Resolve' }).click()
  await expect(theo.getByRole('dialog').getByText(/Resolved$/)).toBeVisible()
  await theo.keyboard.press('Escape')
  await theo.getByRole('button', { name: 'I’m done' }).click()
  await expect(theo.getByRole('button', { name: 'Not done yet' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Assigned to Theo Lindqvist ✓')).toBeVisible()
})

test('an answer of the profile tells what it was before, and which forms share it', async ({ page, signIn }) => {
  await signIn(page, 'owner@ridge.test', { path: '/RIDGE/profile/entity' })
  for (const website of ['www.ridge-before.example', 'www.ridge-after.example']) {
    await answer(page, 'Website', website)
    await expectSaved(page)
  }
  await page.getByRole('button', { name: 'More for Website' }).click()
  await page.getByRole('menuitem', { name: 'About this answer' }).click()
  const about = page.getByRole('dialog', { name: 'Website' })
  const values = about.getByRole('listitem').filter({ hasText: 'ridge-' })
  await expect(values).toHaveText([/ridge-after/, /ridge-before/])
  await expect(about.getByRole('checkbox')).toHaveCount(0)
})
