import { anApplication, answer, expectSaved, field } from '../../harness/application-steps.ts'
import { aForm, choose, expectDraftSaved, libraryCalls } from '../../harness/form-steps.ts'
import { expect, test } from '../../harness/fixtures.ts'

const columns = [
  { key: 'name', label: 'Name', kind: 'text' },
  { key: 'share', label: 'Share', kind: 'percent' },
]
const questions = [
  { key: 'founded', kind: 'date', label: 'Founded on' },
  { key: 'holders', kind: 'table', label: 'Holders', columns },
]
const layout = {
  pages: [{ key: 'company', title: 'Company', sections: [{ key: 'holding', title: 'Holding', questions }] }],
}

test('days that are past only, and shares of one whole: set in the editor, published, and asked for by the form', async ({
  page,
  signIn,
  otherBrowser,
  client,
  watch,
}) => {
  const { formId } = await aForm(await client('admin@portico.test'), libraryCalls, layout)
  await signIn(page, 'admin@portico.test', { path: `/admin/app-library/${formId}` })
  await choose(page, 'Founded on')
  await page.getByLabel('Past only').check()
  await page.getByLabel('Required').check()
  await expect(page.getByRole('button', { name: 'Founded on, required', exact: true })).toBeVisible()
  await choose(page, 'Holders')
  await page.getByLabel('Percentages of a total').check()
  await expectDraftSaved(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('is published.')).toBeVisible()

  const { id, path } = await anApplication(await client('manager@harbor.test'), formId)
  watch.expectErrorResponse(`/api/accounts/ACME/apps/front-end/${id}/digital-done`)
  const owner = await otherBrowser()
  await signIn(owner, 'owner@acme.test', { path })
  await answer(owner, 'Founded on', '01/02/2090')
  await expect(owner.getByText('cannot be in the future')).toBeVisible()
  const holders = owner.getByRole('table', { name: 'Holders' })
  await owner.getByRole('button', { name: 'Add row' }).click()
  await holders.getByLabel('Share, row 1').fill('60')
  await holders.getByLabel('Share, row 2').fill('50')
  await field(owner, 'Founded on').focus()
  await expect(owner.getByText('Share: the total is 110%; it cannot be more than 100%')).toBeVisible()
  await expectSaved(owner)

  await owner.getByRole('button', { name: 'Mark done' }).click()
  const missing = owner.getByRole('dialog', { name: '1 answer is missing' })
  await expect(missing.getByRole('button', { name: /Founded on/ })).toContainText('cannot be in the future')
  await missing.getByRole('button', { name: 'Back to the form' }).click()
  await holders.getByLabel('Share, row 2').fill('40')
  await answer(owner, 'Founded on', '03/04/2020')
  await expect(owner.getByText(/the total is|cannot be in the future/)).toHaveCount(0)
  await owner.getByRole('button', { name: 'Mark done' }).click()
  await expect(owner.getByText('This application is done. Its answers are final.')).toBeVisible()
})
