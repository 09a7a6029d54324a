import { anApplication, answer, expectSaved, field } from '../../harness/application-steps.ts'
import { aForm, libraryCalls, twoSections } from '../../harness/form-steps.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { makeMember } from '../../harness/people-steps.ts'

test('what is missing is named and led to; done freezes the form, opening it again lets go', async ({
  page,
  signIn,
  otherBrowser,
  client,
  watch,
}) => {
  const { id, path, name } = await anApplication(await client('manager@harbor.test'))
  watch.expectErrorResponse(`/api/accounts/ACME/apps/front-end/${id}/digital-done`)
  const owner = await otherBrowser()
  await signIn(owner, 'owner@acme.test', { path })
  await owner.getByRole('button', { name: 'Mark done' }).click()
  const missing = owner.getByRole('dialog', { name: /answers are missing$/ })
  await expect(missing.getByRole('button', { name: /agent to complete/ })).toHaveCount(0)
  await missing.getByRole('button', { name: /Coverage requested › General aggregate/ }).click()
  await expect(field(owner, 'General aggregate')).toBeFocused()
  await expect(owner.getByText('General aggregate is required')).toBeVisible()
  await owner.keyboard.press('Alt+n')
  await expect(owner.getByRole('heading', { level: 2, name: 'Premium basis' })).toBeVisible()

  await signIn(page, 'manager@harbor.test', { path })
  await page.getByRole('button', { name: 'Mark done' }).click()
  await page.getByRole('button', { name: 'Mark done (agent will complete)' }).click()
  await expect(page.getByText('This application is done. Its answers are final.')).toBeVisible()
  await expect(field(page, 'Website')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More for this application' }).click()
  await page.getByRole('menuitem', { name: 'Download PDF' }).click()
  expect((await download).suggestedFilename()).toContain(name)

  // Whoever has the form open elsewhere sees it frozen, and the insured’s Admin opens it again.
  await expect(owner.getByText('This application is done. Its answers are final.')).toBeVisible()
  await owner.getByRole('button', { name: 'Reopen' }).click()
  await expect(owner.getByRole('button', { name: 'Mark done' })).toBeVisible()
  await expectSaved(owner)
})

test('a page is given to someone, who says “I’m done”; a comment is seen and settled', async ({
  page,
  signIn,
  otherBrowser,
  client,
}) => {
  const { path } = await anApplication(await client('manager@harbor.test'))
  await signIn(page, 'manager@harbor.test', { path })
  await page.getByRole('button', { name: 'Assign page Applicant' }).click()
  const form = page.getByRole('dialog', { name: 'Assign' })
  await form.getByLabel('Assign to').selectOption({ label: 'Theo Lindqvist' })
  await form.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(page.getByText('For Theo Lindqvist')).toBeVisible()
  await page.getByRole('button', { name: 'Comments on Current carrier' }).click()
  const comments = page.getByRole('dialog', { name: 'Current carrier' })
  await comments.getByLabel('Your comment').fill('As it stands on last year’s policy, please.')
  await comments.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(comments.getByRole('listitem')).toHaveCount(1)

  const theo = await otherBrowser()
  await signIn(theo, 'user@acme.test', { path })
  await theo.getByRole('button', { name: 'Comments on Current carrier (1)' }).click()
  await theo.getByRole('button', { name: 'Resolve' }).click()
  await expect(theo.getByRole('dialog').getByText(/Resolved$/)).toBeVisible()
  await theo.keyboard.press('Escape')
  await theo.getByRole('button', { name: 'I’m done' }).click()
  await expect(theo.getByRole('button', { name: 'Not done yet' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Assigned to Theo Lindqvist ✓')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark done' })).toBeVisible()
})

test('what no PDF can show is named as the form is done, and stays as it was typed', async ({
  page,
  signIn,
  client,
}) => {
  const layout = twoSections(['Yard', 'Street'], ['Foreman', 'Driver'])
  const { formId } = await aForm(await client('admin@portico.test'), libraryCalls, layout)
  const { path, name } = await anApplication(await client('manager@harbor.test'), formId)
  await signIn(page, 'owner@acme.test', { path })
  await answer(page, 'Yard', '東京 yard')
  await answer(page, 'Street', 'Řehořova 7')
  await answer(page, 'Driver', 'عمر')
  await expectSaved(page)
  await page.getByRole('button', { name: 'Mark done' }).click()
  const done = page.getByRole('dialog', { name: `${name} is done` })
  await expect(done.getByText(/^The PDF cannot show some letters in “Yard” and “Driver”: /)).toBeVisible()
  await done.getByRole('button', { name: 'OK' }).click()
  await expect(done).toBeHidden()
  await expect(page.getByText('This application is done. Its answers are final.')).toBeVisible()
  await expect(page.getByText('東京 yard').first()).toBeVisible()
})

test('the carrier’s people read answers and comments, and are offered no comment of their own', async ({
  page,
  signIn,
  client,
  mailTo,
}) => {
  const manager = await client('manager@harbor.test')
  const cole = { email: `cole-${crypto.randomUUID().slice(0, 8)}@carrier.test`, firstName: 'Cole', lastName: 'Ames' }
  await makeMember(manager, 'ACME', cole, mailTo, { role: 'INS_PARTNER', permissions: ['OP_READ_APPLICATIONS'] })
  const { path, calls } = await anApplication(manager)
  const data = { path: 'expiringCarrier', text: 'As on last year’s policy.' }
  expect((await manager.http.post(`${calls}/comments`, { data })).status()).toBe(201)
  await signIn(page, cole.email, { path })
  await page.getByRole('button', { name: 'Comments on Current carrier (1)' }).click()
  const comments = page.getByRole('dialog', { name: 'Current carrier' })
  await expect(comments.getByRole('listitem')).toContainText('As on last year’s policy.')
  await expect(comments.getByRole('textbox')).toHaveCount(0)
  await expect(comments.getByRole('button', { name: 'Resolve' })).toHaveCount(0)
})
